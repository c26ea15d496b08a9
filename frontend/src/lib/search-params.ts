import { limits } from '@henna/domain';

/** Trimmed text of at most as many characters as a search may have; undefined when empty. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim().slice(0, limits.search) : '';
  return text === '' ? undefined : text;
}

/** A page from 2 on; the first and anything else is undefined. */
export function pageOf(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
}
