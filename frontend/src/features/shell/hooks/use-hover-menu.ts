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
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open !== null) closedAt.current = performance.now();
    setOpen(null);
  };
  return {
    open,
    enter: (key) => {
      const warm = open !== null || performance.now() - closedAt.current < menuDelays.skip;
      later(() => setOpen(key), warm ? 0 : menuDelays.open);
    },
    stay: () => clearTimeout(timer.current),
    leave: () => later(close, menuDelays.close),
    toggle: (key) => {
      clearTimeout(timer.current);
      if (open === key) close();
      else setOpen(key);
    },
    close,
  };
}
