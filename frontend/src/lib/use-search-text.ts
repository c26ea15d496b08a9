import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest before what was typed is searched for. */
const searchDelay = 250;

/** The text of a field that searches while typing. @param value the text searched for; follows the address. */
export function useSearchText(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    text: typed ?? value,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onSearch(text.trim()), searchDelay);
    },
    /** Without waiting for a rest. */
    searchNow: (text: string | null = typed) => {
      clearTimeout(timer.current);
      if (text === null) return;
      setTyped(text);
      onSearch(text.trim());
    },
    /** Left: from here on the field shows what is searched for. */
    rest: () => setTyped(null),
  };
}
