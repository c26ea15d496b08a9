import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../lib/api-types.ts';
import { en } from './en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
  }
}

/** Arabic texts and the Arabic font come only when they are asked for. */
async function loadTexts(language: Language): Promise<void> {
  if (language === 'en' || i18next.hasResourceBundle(language, 'translation')) return;
  const { ar, productTypes } = await import('./arabic.ts');
  i18next.addResourceBundle(language, 'translation', ar);
  i18next.addResourceBundle(language, 'productTypes', productTypes);
}

/** Prepares the dictionary; must be done before the first screen is drawn. */
export async function setUpTexts(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    partialBundledLanguages: true,
  });
  await changeTexts(language);
}

export async function changeTexts(language: Language): Promise<void> {
  await loadTexts(language);
  await i18next.changeLanguage(language);
}
