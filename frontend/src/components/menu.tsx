import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { IconButton } from './buttons.ts';

const loadSurface = () => import('./menu-surface.tsx');
/** Loaded by those only who come near a menu. */
const MenuSurface = lazyComponent(loadSurface, 'MenuSurface');

const Wrapper = styled('div')({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

export interface MenuChoice {
  readonly text: string;
  /** Absent: choosing it does something, and leaves nothing chosen. */
  readonly checked?: boolean;
  readonly onChoose: () => void;
}

export interface MenuGroup {
  readonly label?: string;
  readonly choices: readonly MenuChoice[];
}

interface MenuProps {
  /** Names the button and the menu. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** Before the button: the menu opens below both. */
  readonly children?: ReactNode;
}

/** A button that opens a menu; choosing, Escape, Tab and a tap elsewhere close it. */
export function Menu({ label, groups, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (!wrapper.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);
  const load = () => void loadSurface().catch(() => undefined);
  return (
    <Wrapper ref={wrapper} onPointerEnter={load} onFocus={load}>
      {children}
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronDown size={18} aria-hidden />
      </IconButton>
      {open && (
        <MenuSurface
          id={id}
          label={label}
          groups={groups}
          onClose={(isLeft) => {
            setOpen(false);
            if (!isLeft) button.current?.focus();
          }}
        />
      )}
    </Wrapper>
  );
}
