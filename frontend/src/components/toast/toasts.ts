import { createStore } from '../../lib/store.ts';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'plain' | 'success' | 'error';
  /** Such a toast gives way only to an error or to another one that can be undone. */
  readonly undo?: () => void;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly language?: 'en' | 'ar';
}
export type NewToast = Omit<Toast, 'id' | 'tone'> & { readonly tone?: Toast['tone'] };

const shown = createStore<Toast | null>(null);
/** Shown one after the other when the toast with Undo goes. */
let queued: readonly Toast[] = [];
const maxQueued = 3;
let lastId = 0;

export const useToast = shown.use;

/** Shows one toast at a time: a new one takes the place of the last. */
export function showToast(toast: NewToast): void {
  const next: Toast = { tone: 'plain', ...toast, id: ++lastId };
  const mustWait = shown.get()?.undo && !next.undo && next.tone !== 'error';
  if (mustWait) queued = [...queued, next].slice(-maxQueued);
  else shown.set(next);
}

/** Closes the toast of that id if it is the one shown; the oldest queued one follows. */
export function dismissToast(id: number): void {
  if (shown.get()?.id !== id) return;
  const [next = null, ...rest] = queued;
  queued = rest;
  shown.set(next);
}

/** Removes every toast, for tests. */
export function clearToasts(): void {
  queued = [];
  shown.set(null);
}
