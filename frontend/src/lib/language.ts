import type { Language } from '@henna/domain';
import { changeTexts } from '../i18n/index.ts';
import { prepareStyles } from '../theme/style-cache.ts';
import { afterNextPaint } from './next-paint.ts';
import { local, storageKeys } from './storage.ts';

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'ar';
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Free text of the catalogue has one language only: Arabic pages show it where it is Arabic. */
export const isWrittenIn = (language: Language, text: string): boolean =>
  language === 'en' || /\p{Script=Arabic}/u.test(text);

const cookie = (): string | undefined => /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];

/** The stored choice, else the cookie's, else English. */
export const storedLanguage = (): Language =>
  [local.get(storageKeys.language), cookie()].find((value) => isLanguage(value)) ?? 'en';

/** Writes the language where the next start and the server find it, and onto the page. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Changes everything to a language, after the frame that answers the tap. */
export async function chooseLanguage(language: Language): Promise<void> {
  await afterNextPaint();
  await prepareStyles(language);
  await changeTexts(language);
  local.set(storageKeys.language, language);
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  applyLanguage(language);
}
