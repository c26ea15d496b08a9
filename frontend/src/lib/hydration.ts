import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

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

/**
 * Takes over what a visitor typed into a controlled field of the first HTML: React would empty it at the next change.
 * @param fieldId of the `input`
 */
export function useTypedBeforeHydration(fieldId: string, onTyped: (text: string) => void): void {
  const takeOver = useEffectEvent(() => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) onTyped(field.value);
  });
  useLayoutEffect(() => takeOver(), []);
}
