import { useState, type FocusEvent } from 'react';

/**
 * What is shown stays as it is while somebody points at it or moves in it by keyboard, so that nothing slips away from
 * under the pointer; afterwards it is the newest again.
 */
export function useHeld<Value>(newest: Value) {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  const hold = () => setHeld((before) => before ?? { value: newest });
  const release = () => setHeld(null);
  return {
    value: held ? held.value : newest,
    isHeld: held !== null,
    handlers: {
      onPointerEnter: hold,
      onPointerLeave: release,
      onFocus: hold,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) release();
      },
    },
  };
}
