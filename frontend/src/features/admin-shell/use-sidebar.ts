import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';

const name = 'admin-sidebar';
const week = 7 * 24 * 60 * 60;

/** Whether the sidebar is open, in a cookie for 7 days; open by default. */
export const sidebarState = {
  get: (): boolean => !document.cookie.split('; ').includes(`${name}=closed`),
  save: (open: boolean): void => {
    document.cookie = `${name}=${open ? 'open' : 'closed'}; path=/; max-age=${week}; samesite=lax`;
  },
};

/** Below this width the sidebar is a drawer over the page, closed at first. */
const narrow = '(max-width: 47.99em)';

export interface Sidebar {
  readonly open: boolean;
  readonly isNarrow: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Whether the sidebar is open; Ctrl or Cmd and B toggle it. */
export function useSidebar(): Sidebar {
  const isNarrow = useMediaQuery(narrow, { noSsr: true });
  const [isDockedOpen, setDockedOpen] = useState(sidebarState.get);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const toggle = () => {
    if (isNarrow) return setDrawerOpen(!isDrawerOpen);
    sidebarState.save(!isDockedOpen);
    setDockedOpen(!isDockedOpen);
  };
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyB') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { open: isNarrow ? isDrawerOpen : isDockedOpen, isNarrow, toggle, close: () => setDrawerOpen(false) };
}
