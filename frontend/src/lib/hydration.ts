import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the component may show what only this browser knows: false in the first HTML, and while React takes that over.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
