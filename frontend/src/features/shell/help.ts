import { createStore } from '../../lib/store.ts';

const isOpen = createStore(false);

export const useHelpOpen = isOpen.use;
/** Shows what the keyboard can do. */
export const openHelp = (): void => isOpen.set(true);
export const closeHelp = (): void => isOpen.set(false);
