import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Check } from 'lucide-react';
import type { MenuGroup } from './menu.tsx';

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

/** Pixels between a menu and the edges of the window. */
const margin = 8;

/** Moves a surface that would reach beyond an edge of the window to the side. */
const moveIntoSight = (surface: HTMLElement) => {
  const { left, right } = surface.getBoundingClientRect();
  const beyond = right - (document.documentElement.clientWidth - margin);
  const shift = beyond > 0 ? -beyond : Math.max(0, margin - left);
  if (shift !== 0) surface.style.translate = `${shift}px`;
};

interface MenuSurfaceProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** @param isLeft whether the focus goes on by itself */
  readonly onClose: (isLeft: boolean) => void;
}

/** The choices of a menu: arrow keys, Home and End lead through them, Escape and Tab close it. */
export function MenuSurface({ id, label, groups, onClose }: MenuSurfaceProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (menu.current) moveIntoSight(menu.current);
  }, []);
  useEffect(() => {
    const chosen = menu.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? menu.current?.querySelector('button'))?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return onClose(true);
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (to === undefined) onClose(false);
    else all[to % all.length]?.focus();
  };
  return (
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
                onClose(false);
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
  );
}
