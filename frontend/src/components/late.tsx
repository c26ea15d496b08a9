import { useEffect, useState, type ReactNode } from 'react';

/** Milliseconds before a placeholder appears: what comes sooner needs none. */
export const placeholderDelay = 150;

/** Keeps the room of its children from the start and shows them after a moment. */
export function Late({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), placeholderDelay);
    return () => clearTimeout(timer);
  }, []);
  return <div style={shown ? undefined : { visibility: 'hidden' }}>{children}</div>;
}
