import { useSyncExternalStore } from 'react';

/**
 * A value outside of the components: whoever uses it is drawn again when it is set.
 * @param serverValue what the first HTML shows, where the browser remembers something else.
 */
export function createStore<Value>(initial: Value, serverValue: Value = initial) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = (): Value => value;
  return {
    get,
    set: (next: Value): void => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    use: (): Value => useSyncExternalStore(subscribe, get, () => serverValue),
  };
}
