import type { Language } from '@henna/domain';

/** The language that a visitor chose before: the mirror cookie; English otherwise. */
export const languageOf = (cookies: string | undefined): Language =>
  /(?:^|;\s*)lang=ar(?:;|$)/.test(cookies ?? '') ? 'ar' : 'en';
