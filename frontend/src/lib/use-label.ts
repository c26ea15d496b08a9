import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Labels } from './api-types.ts';

/** Milliseconds the translator takes for a word that nobody has translated; once known, it is known. */
const translationDelay = 100;

const translations = new Map<string, string>();
const requested = new Set<string>();
const listeners = new Set<() => void>();

/**
 * A word without any Arabic, marked as such. The first time it takes a moment, during which blanks of the same length
 * keep its place.
 */
function simulatedTranslation(text: string): string {
  const marked = `[AR] ${text}`;
  if (!requested.has(text)) {
    requested.add(text);
    setTimeout(() => {
      translations.set(text, marked);
      listeners.forEach((listener) => listener());
    }, translationDelay);
  }
  return translations.get(text) ?? '\u00a0'.repeat(marked.length);
}

/** Calls when a word has become known. */
function onTranslated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Grows with every word that becomes known. */
const translationCount = (): number => translations.size;

type Label = (text: string, labels?: Labels) => string;

/** How people read a key: underscores are spaces. */
export const spaced = (key: string): string => key.replaceAll('_', ' ');

/**
 * Words of the catalogue in the language of the interface: the record's own Arabic label, else the dictionary of
 * product types, else the English text marked with [AR].
 */
export function useLabel(): Label {
  const { i18n } = useTranslation();
  const language = i18n.language;
  useSyncExternalStore(onTranslated, translationCount);
  return (text, labels) => {
    if (language !== 'ar') return text;
    if (labels?.ar) return labels.ar;
    const found: unknown = i18n.getResource('ar', 'productTypes', spaced(text).trim().toLowerCase());
    return typeof found === 'string' ? found : simulatedTranslation(text);
  };
}
