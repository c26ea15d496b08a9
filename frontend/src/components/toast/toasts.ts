import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'plain' | 'success' | 'error';
  /** Takes back what the toast tells of; such a toast gives way only to an error or to another one with Undo. */
  readonly undo?: () => void;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly language?: 'en' | 'ar';
  readonly open: boolean;
}
export type NewToast = Omit<Toast, 'id' | 'open' | 'tone'> & { readonly tone?: Toast['tone'] };

export const toastTimes = { shown: 5_000, retained: 1_000_000 } as const;

let current: Toast | null = null;
let queued: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  clearTimeout(removal);
  listeners.forEach((listener) => listener());
}

/** Shows one toast at a time: a new one takes the place of the last. */
export function showToast(toast: NewToast): void {
  const next: Toast = { tone: 'plain', ...toast, id: ++lastId, open: true };
  const mustWait = current?.open && current.undo && !next.undo && next.tone !== 'error';
  if (mustWait) queued = next;
  else set(next);
}

/** Closes the toast of that id, if it still is the one shown; one that waited follows. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  const next = queued;
  queued = null;
  if (next) return set(next);
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), toastTimes.retained);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToast = (): Toast | null => useSyncExternalStore(subscribe, () => current);

/** Forgets everything shown. */
export function clearToasts(): void {
  queued = null;
  set(null);
}
