import type { Language } from '@henna/domain';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fontsFor } from '../lib/fonts.ts';
import type { en } from './en.ts';
import { firstTexts } from './first.en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
  }
}

const english: Partial<typeof en> = { ...firstTexts };

/** Adds the English texts of a page that is loaded when it is opened. */
export function addEnglish(texts: Partial<typeof en>): void {
  Object.assign(english, texts);
  if (i18next.isInitialized) i18next.addResourceBundle('en', 'translation', texts, true, true);
}

const arabic: Record<string, object> = {};

/** Adds texts that are apart from the rest in Arabic too: the administrator's, which the public never loads. */
export function addArabic(texts: Record<string, object>): void {
  Object.assign(arabic, texts);
  if (i18next.isInitialized && i18next.hasResourceBundle('ar', 'translation'))
    i18next.addResourceBundle('ar', 'translation', texts, true, true);
}

/** Texts and fonts of a language come only when they are asked for; the English texts are there already. */
async function loadTexts(language: Language): Promise<void> {
  if (language === 'en') return fontsFor(['Figtree Variable', 'Fraunces Variable'], 'a');
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const { ar, arabicFont, productTypes } = await import('./arabic.ts');
  i18next.addResourceBundle(language, 'translation', { ...ar, ...arabic });
  i18next.addResourceBundle(language, 'productTypes', productTypes);
  await arabicFont();
}

/** Prepares the dictionary; must be done before the first screen is drawn. */
export async function initTexts(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: english } },
    interpolation: { escapeValue: false },
    partialBundledLanguages: true,
  });
  await changeTexts(language);
}

export async function changeTexts(language: Language): Promise<void> {
  await loadTexts(language);
  await i18next.changeLanguage(language);
}
