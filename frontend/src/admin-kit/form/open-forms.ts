import { useEffect } from 'react';
import { createStore } from '../../lib/store.ts';

/** The number of record forms that are open. */
export const openForms = createStore(0);

/** Counts the form that calls it as open while it is shown. */
export function useOpenForm(): void {
  useEffect(() => {
    openForms.set(openForms.get() + 1);
    return () => openForms.set(openForms.get() - 1);
  }, []);
}
