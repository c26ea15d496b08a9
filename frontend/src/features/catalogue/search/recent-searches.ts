import { local, storageKeys } from '../../../lib/storage.ts';

/** How many are remembered, the latest first. */
const remembered = 6;

export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(local.get(storageKeys.recentSearches) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, remembered) : [];
  } catch {
    return [];
  }
}

const without = (text: string): string[] => recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
const keep = (texts: readonly string[]): void => local.set(storageKeys.recentSearches, JSON.stringify(texts));

export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed !== '') keep([trimmed, ...without(trimmed)].slice(0, remembered));
}

export const forgetSearch = (text: string): void => keep(without(text));
export const forgetAllSearches = (): void => local.remove(storageKeys.recentSearches);
