import type { Language } from '@henna/domain';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fontsFor } from '../lib/fonts.ts';
import { common } from './common.en.ts';
import type * as en from './en.ts';
import { footer, header } from './shell.en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
  }
}

void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: { common, footer, header } } },
  interpolation: { escapeValue: false },
  partialBundledLanguages: true,
});

/** Adds the English texts of a page that is loaded when it is opened. */
export const addEnglish = (texts: Partial<typeof en>): unknown =>
  i18next.addResourceBundle('en', 'translation', texts, true, true);

/** Adds Arabic texts that are apart from the others: those of the administrators' screens, which the public never loads. */
export const addArabic = (texts: Record<string, object>): unknown =>
  i18next.addResourceBundle('ar', 'translation', texts, true, true);

/** Loads the fonts and, for Arabic, the texts of a language; the English texts are part of the pages. */
export async function loadTexts(language: Language): Promise<void> {
  if (language === 'en') return fontsFor(['Figtree Variable', 'Fraunces Variable'], 'a');
  if (i18next.hasResourceBundle('ar', 'productTypes')) return;
  const { ar, loadArabicFont, productTypes } = await import('./arabic.ts');
  addArabic(ar);
  i18next.addResourceBundle('ar', 'productTypes', productTypes);
  await loadArabicFont();
}

/** Shows the texts in a language; must be done before the first screen is drawn. */
export async function changeTexts(language: Language): Promise<void> {
  await loadTexts(language);
  await i18next.changeLanguage(language);
}
