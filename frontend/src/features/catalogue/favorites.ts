import { useCallback, useSyncExternalStore } from 'react';

/** Hearts live as long as the page: favourites are not saved yet. */
let favorites: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function toggle(productId: string): void {
  const next = new Set(favorites);
  if (!next.delete(productId)) next.add(productId);
  favorites = next;
  listeners.forEach((listener) => listener());
}

export interface Favorites {
  readonly isFavorite: (productId: string) => boolean;
  readonly toggleFavorite: (productId: string) => void;
}

export function useFavorites(): Favorites {
  const current = useSyncExternalStore(subscribe, () => favorites);
  return { isFavorite: useCallback((id) => current.has(id), [current]), toggleFavorite: toggle };
}
