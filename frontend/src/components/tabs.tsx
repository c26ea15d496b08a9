import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent } from 'react';

const List = styled('div')({ display: 'flex', overflowX: 'auto' });
const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  flex: '1 0 auto',
  whiteSpace: 'nowrap',
  minHeight: 48,
  padding: '12px 8px',
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  // The list clips what overflows it.
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.down('sm')]: { paddingInline: 4 },
  '&[aria-selected=true]': {
    color: theme.vars?.palette.primary.main,
    borderColor: theme.vars?.palette.primary.main,
  },
}));

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly { readonly value: Value; readonly text: string }[];
  /** Id of the panel that all of them show something in; the tab of `x` has the id `x-tab`. */
  readonly panel: string;
  readonly onChange: (value: Value) => void;
}

/** Arrow keys, Home and End lead from tab to tab; Enter or a tap chooses. */
export function Tabs<Value extends string>({ label, value, tabs, panel, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToSelected(list.current!), [value]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.findIndex((tab) => tab === document.activeElement);
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backwards = forwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [forwards]: at + 1, [backwards]: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to % all.length]?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          type="button"
          role="tab"
          id={`${tab.value}-tab`}
          aria-controls={panel}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.text}
        </Tab>
      ))}
    </List>
  );
}

/** Unlike `scrollIntoView` it leaves the page where it is. */
const scrollToSelected = (list: HTMLElement) => {
  const selected = list.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  if (!selected) return;
  const { left, right } = list.getBoundingClientRect();
  list.scrollLeft += Math.max(0, selected.right - right) - Math.max(0, left - selected.left);
};
