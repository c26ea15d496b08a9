import type { Language } from '@henna/domain';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface LinkMailTexts {
  readonly subject: string;
  readonly intro: string;
  /** What the link does. */
  readonly action: string;
  readonly note: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** A mail with one link. Its texts must contain no user input, as anybody can have it sent. */
export const linkMail = ({ subject, intro, action, note }: LinkMailTexts, link: string, language: Language): Mail => {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return {
    subject,
    text: `${intro}\n\n${action}:\n${link}\n\n${note}\n`,
    html: `<!doctype html><html lang="${language}" dir="${direction}"><body><p>${intro}</p><p><a href="${escaped(link)}">${action}</a></p><p>${note}</p></body></html>`,
  };
};

/** A mail in both languages, to somebody who may have asked for nothing. Its texts are plain and hold no user input. */
export const notice = (subject: string, { en, ar }: Readonly<Record<Language, string>>): Mail => ({
  subject,
  text: `${en}\n\n${ar}\n`,
  html: `<!doctype html><html lang="en"><body><p dir="ltr">${en}</p><p lang="ar" dir="rtl">${ar}</p></body></html>`,
});
