import { useTranslation } from 'react-i18next';
import type { Labels } from './api-types.ts';
import { createStore } from './store.ts';

/** Milliseconds that the simulated translator takes for a word. */
const translationDelay = 100;

/** By English text: its translation or, until that is there, blanks of the same length. */
const translations = new Map<string, string>();
const translationCount = createStore(0);

/** The text marked as not translated; the first time it appears after a delay. */
function simulatedTranslation(text: string): string {
  const marked = `[AR] ${text}`;
  const translation = translations.get(text);
  if (translation !== undefined) return translation;
  const blanks = '\u00a0'.repeat(marked.length);
  translations.set(text, blanks);
  setTimeout(() => {
    translations.set(text, marked);
    translationCount.set(translationCount.get() + 1);
  }, translationDelay);
  return blanks;
}

type Label = (text: string, labels?: Labels) => string;

/** A key as people read it: underscores are spaces. */
export const spaced = (key: string): string => key.replaceAll('_', ' ');

/**
 * Labels of the catalogue in the language of the interface: the record's own Arabic label, else the dictionary of
 * product types, else the English text marked with [AR].
 */
export function useLabel(): Label {
  const { i18n } = useTranslation();
  const language = i18n.language;
  translationCount.use();
  return (text, labels) => {
    if (language !== 'ar') return text;
    if (labels?.ar) return labels.ar;
    const found: unknown = i18n.getResource('ar', 'productTypes', spaced(text).trim().toLowerCase());
    return typeof found === 'string' ? found : simulatedTranslation(text);
  };
}
