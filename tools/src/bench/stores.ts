import type { Figure } from './figure.ts';
import { appendsOfMany, appendsOfOne } from './figures/stores-appends.ts';
import { findById, upserts } from './figures/stores-documents.ts';
import { findAtSize, openAtSize } from './figures/stores-many.ts';
import { readingAll, readingMemory } from './figures/stores-reading.ts';

/** What the embedded stores do by themselves, asked for as `bench stores`. */
export const storeFigures: readonly Figure[] = [
  appendsOfMany,
  appendsOfOne,
  readingAll,
  readingMemory,
  upserts,
  findById,
  findAtSize,
  openAtSize,
];
