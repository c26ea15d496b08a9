import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Labels } from './api-types.ts';
import { knownWords, onTranslated, untranslated } from './untranslated.ts';

export type Label = (text: string, labels?: Labels) => string;

/** How people read a key: underscores are spaces. */
export const spaced = (key: string): string => key.replaceAll('_', ' ');

/**
 * Words of the catalogue in the language of the interface: the record's own Arabic label, else the dictionary of
 * product types, else the English text marked with [AR].
 */
export function useLabel(): Label {
  const { i18n } = useTranslation();
  const language = i18n.language;
  useSyncExternalStore(onTranslated, knownWords);
  return (text, labels) => {
    if (language !== 'ar') return text;
    if (labels?.ar) return labels.ar;
    const found: unknown = i18n.getResource('ar', 'productTypes', spaced(text).trim().toLowerCase());
    return typeof found === 'string' ? found : untranslated(text);
  };
}
