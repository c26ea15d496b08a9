import { useEffect, useState } from 'react';

/** Milliseconds of rest before what was typed is asked for. */
const rest = 120;

/** The value once it has not changed for a moment. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
