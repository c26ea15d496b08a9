import { useState } from 'react';
import { local } from '../../lib/storage.ts';

/** A list that this browser remembers under a key; what is stored and no list counts as none. */
export function useStoredList<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
): readonly [readonly Item[], (items: readonly Item[]) => void] {
  const [items, setItems] = useState(() => parsed(local.get(key)).filter(isItem));
  const save = (next: readonly Item[]) => {
    local.set(key, JSON.stringify(next));
    setItems([...next]);
  };
  return [items, save];
}

const parsed = (text: string | null): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
