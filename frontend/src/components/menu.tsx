import { styled } from '@mui/material/styles';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { IconButton } from './buttons.ts';

const Wrapper = styled('div')({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
const Surface = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1200,
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  minWidth: 220,
  maxWidth: 'calc(100vw - 32px)',
  padding: 6,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  background: theme.vars?.palette.background.paper,
  boxShadow: '0 12px 32px rgb(23 17 15 / 22%)',
}));
const Item = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: theme.vars?.palette.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { background: theme.vars?.palette.quiet },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-checked=true]': { fontWeight: 600 },
  '& svg': { color: theme.vars?.palette.primary.main },
}));
const Label = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '10px 12px 4px',
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  color: theme.vars?.palette.text.secondary,
}));

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

/** Pixels between a menu and the edges of the window. */
const margin = 8;

/** Moves a surface that would reach beyond an edge of the window to the side. */
const moveIntoSight = (surface: HTMLElement) => {
  const { left, right } = surface.getBoundingClientRect();
  const beyond = right - (document.documentElement.clientWidth - margin);
  const shift = beyond > 0 ? -beyond : Math.max(0, margin - left);
  if (shift !== 0) surface.style.translate = `${shift}px`;
};

interface MenuProps {
  /** Names the button and the menu. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** Before the button: the menu opens below both. */
  readonly children?: ReactNode;
}

/** A button that opens a menu: arrow keys, Home and End lead through it, Escape, Tab and a tap elsewhere close it. */
export function Menu({ label, groups, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (menu.current) moveIntoSight(menu.current);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const chosen = menu.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? menu.current?.querySelector('button'))?.focus();
    const onPointer = ({ target }: PointerEvent) => {
      if (!wrapper.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return setOpen(false);
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (to === undefined) close();
    else all[to % all.length]?.focus();
  };
  return (
    <Wrapper ref={wrapper}>
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
        <Surface ref={menu} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
          {groups.map((group, index) => (
            <div key={index} role="group" aria-label={group.label}>
              {group.label && <Label aria-hidden>{group.label}</Label>}
              {group.choices.map(({ text, checked, onChoose }) => (
                <Item
                  key={text}
                  type="button"
                  tabIndex={-1}
                  role={checked === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={checked}
                  onClick={() => {
                    close();
                    onChoose();
                  }}
                >
                  <span style={{ flex: 1 }}>{text}</span>
                  {checked && <Check size={18} aria-hidden />}
                </Item>
              ))}
            </div>
          ))}
        </Surface>
      )}
    </Wrapper>
  );
}
