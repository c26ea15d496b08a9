import createCache, { type EmotionCache } from '@emotion/cache';
import type { Language } from '@henna/domain';

const caches: { ltr: EmotionCache; rtl?: EmotionCache } = { ltr: createCache({ key: 'henna' }) };

/** Brings what mirrors the styles, before a language that is written from right to left is shown. */
export async function prepareStyles(language: Language): Promise<void> {
  if (language === 'ar') caches.rtl ??= (await import('./right-to-left.ts')).rightToLeftCache();
}

/** Mirrored styles once they are there. */
export const styleCacheOf = (direction: 'ltr' | 'rtl'): EmotionCache => caches[direction] ?? caches.ltr;
