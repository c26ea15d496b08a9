import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const update = (dialogs: readonly HTMLDialogElement[]) => {
  open = dialogs;
  listeners.forEach((listener) => listener());
};

/** The modal dialogs that are open, one over the other. */
export const openDialogs = {
  add: (dialog: HTMLDialogElement): void => update([...open, dialog]),
  remove: (dialog: HTMLDialogElement): void => update(open.filter((one) => one !== dialog)),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The one on top; null when none is open. */
export const useTopDialog = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
