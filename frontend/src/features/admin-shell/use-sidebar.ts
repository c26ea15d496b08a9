import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useShortcut } from '../../lib/is-typing.ts';

const name = 'admin-sidebar';
const week = 7 * 24 * 60 * 60;

/** Whether the sidebar is open, in a cookie for 7 days; open by default. */
const sidebarState = {
  get: (): boolean => !document.cookie.split('; ').includes(`${name}=closed`),
  save: (open: boolean): void => {
    document.cookie = `${name}=${open ? 'open' : 'closed'}; path=/; max-age=${week}; samesite=lax`;
  },
};

/** Below the first width the sidebar is a drawer over the page, below the second one nothing else is beside the page. */
const narrow = '(max-width: 68.74em)';
const phone = '(max-width: 47.99em)';

export interface Sidebar {
  /** Whether the names of all screens are shown. */
  readonly open: boolean;
  /** Open, it lies over the page. */
  readonly isDrawer: boolean;
  /** Closed, it shows the icons of the screens. */
  readonly hasRail: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Whether the sidebar is open; Ctrl or Cmd and B toggle it. */
export function useSidebar(): Sidebar {
  const isDrawer = useMediaQuery(narrow, { noSsr: true });
  const isPhone = useMediaQuery(phone, { noSsr: true });
  const [isDockedOpen, setDockedOpen] = useState(sidebarState.get);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const toggle = () => {
    if (isDrawer) return setDrawerOpen(!isDrawerOpen);
    sidebarState.save(!isDockedOpen);
    setDockedOpen(!isDockedOpen);
  };
  useShortcut([], toggle, 'KeyB');
  return {
    open: isDrawer ? isDrawerOpen : isDockedOpen,
    isDrawer,
    hasRail: !isPhone && (isDrawer || !isDockedOpen),
    toggle,
    close: () => setDrawerOpen(false),
  };
}
