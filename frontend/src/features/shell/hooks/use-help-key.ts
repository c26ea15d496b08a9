import { useEffect, useRef } from 'react';
import { isShortcut } from '../../../lib/is-typing.ts';

/** The key "?" asks for help, except while typing somewhere. */
export function useHelpKey(onHelp: () => void): void {
  const ask = useRef(onHelp);
  useEffect(() => {
    ask.current = onHelp;
  });
  useEffect(() => {
    const toHelp = (event: KeyboardEvent) => {
      if (!isShortcut(event, '?') && !isShortcut(event, '؟')) return;
      event.preventDefault();
      ask.current();
    };
    window.addEventListener('keydown', toHelp);
    return () => window.removeEventListener('keydown', toHelp);
  }, []);
}
