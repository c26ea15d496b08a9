import { local, storageKeys } from '../../../lib/storage.ts';

/** How many are remembered, the latest first. */
const maxSearches = 6;

export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(local.get(storageKeys.recentSearches) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

const without = (text: string): string[] => recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
const save = (texts: readonly string[]): void => local.set(storageKeys.recentSearches, JSON.stringify(texts));

export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed !== '') save([trimmed, ...without(trimmed)].slice(0, maxSearches));
}

export const forgetSearch = (text: string): void => save(without(text));
export const forgetAllSearches = (): void => local.remove(storageKeys.recentSearches);
