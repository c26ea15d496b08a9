import { useEffect, type RefObject } from 'react';
import { isShortcut } from '../../../lib/is-typing.ts';

/** The key "/" leads to the search field, except while typing somewhere. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (!isShortcut(event, '/')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', toSearch);
    return () => window.removeEventListener('keydown', toSearch);
  }, [field]);
}
