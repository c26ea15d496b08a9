import { createStore } from '../lib/store.ts';

/** The modal dialogs that are open; the one on top is last. Toasts are shown in it. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);
