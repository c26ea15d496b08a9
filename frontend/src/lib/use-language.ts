import type { Language } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, directionOf, isLanguage } from './language.ts';

export interface LanguageChoice {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly choose: (language: Language) => Promise<void>;
}

/** The language of the interface, and the way to another. */
export function useLanguage(): LanguageChoice {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return { language, direction: directionOf(language), choose: chooseLanguage };
}
