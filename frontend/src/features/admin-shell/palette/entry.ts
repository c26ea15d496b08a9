import { normalizeText } from '@henna/domain';
import type { LucideIcon } from 'lucide-react';

/** In the order in which they are shown. */
export const entryGroups = ['actions', 'screens', 'products', 'brands', 'categories'] as const;

export interface Entry {
  readonly id: string;
  readonly group: (typeof entryGroups)[number];
  readonly text: string;
  /** Tells apart what has the same text. */
  readonly detail?: string;
  readonly Icon: LucideIcon;
  readonly run: () => void;
}

/** Whether every word that was typed begins a word of the text. */
export const matchesTyped = (text: string, typed: string): boolean => {
  const words = normalizeText(text).split(' ');
  return normalizeText(typed)
    .split(' ')
    .every((typedWord) => words.some((word) => word.startsWith(typedWord)));
};
