import { useEffect, useRef, useState } from 'react';

/** Milliseconds before a menu opens and closes; for `skip` after one closed, the next opens at once. */
export const menuDelays = { open: 200, skip: 300, close: 150 } as const;

export interface HoverMenu {
  readonly open: string | null;
  readonly enter: (key: string) => void;
  readonly stay: () => void;
  readonly leave: () => void;
  readonly toggle: (key: string) => void;
  readonly close: () => void;
}

/** One open menu among several, by hovering with delays or by clicking. */
export function useHoverMenu(): HoverMenu {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open !== null) closedAt.current = performance.now();
    setOpen(null);
  };
  const show = (key: string) => {
    openedAt.current = performance.now();
    setOpen(key);
  };
  return {
    open,
    enter: (key) => {
      clearTimeout(timer.current);
      const warm = open !== null || performance.now() - closedAt.current < menuDelays.skip;
      if (open !== key) later(() => show(key), warm ? 0 : menuDelays.open);
    },
    stay: () => clearTimeout(timer.current),
    leave: () => later(close, menuDelays.close),
    toggle: (key) => {
      clearTimeout(timer.current);
      // A click meant to open must not close what hovering has opened under it a moment before.
      const justOpened = performance.now() - openedAt.current < menuDelays.skip;
      if (open !== key) show(key);
      else if (!justOpened) close();
    },
    close,
  };
}
