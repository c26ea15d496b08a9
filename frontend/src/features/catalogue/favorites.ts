import { useCallback } from 'react';
import { createStore } from '../../lib/store.ts';

/** Ids of products. They are not saved: a reload of the page empties them. */
const favorites = createStore<ReadonlySet<string>>(new Set());

function toggleFavorite(productId: string): void {
  const next = new Set(favorites.get());
  if (!next.delete(productId)) next.add(productId);
  favorites.set(next);
}

export function useFavorites() {
  const current = favorites.use();
  return { isFavorite: useCallback((id: string) => current.has(id), [current]), toggleFavorite };
}
