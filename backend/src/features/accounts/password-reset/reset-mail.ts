import type { Language } from '@henna/contracts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const words = {
  en: {
    subject: 'A new password for Henna',
    intro: 'Somebody, probably you, asked for a new password for your account at Henna.',
    action: 'Choose a new password',
    note: 'The link works once, within 30 minutes. If it was not you, ignore this mail: nothing changes.',
  },
  ar: {
    subject: 'كلمة مرور جديدة لحسابك في حنّاء',
    intro: 'طلب أحدهم، ولعلّه أنت، كلمة مرور جديدة لحسابك في حنّاء.',
    action: 'اختر كلمة مرور جديدة',
    note: 'يعمل الرابط مرة واحدة خلال 30 دقيقة. إن لم تطلب ذلك فتجاهل هذه الرسالة: لن يتغيّر شيء.',
  },
} as const;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** The mail with the link for a forgotten password. It holds nothing that anybody has typed. */
export const resetMail = (link: string, language: Language): Mail => {
  const { subject, intro, action, note } = words[language];
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return {
    subject,
    text: `${intro}\n\n${action}:\n${link}\n\n${note}\n`,
    html: `<!doctype html><html lang="${language}" dir="${direction}"><body><p>${intro}</p><p><a href="${escaped(link)}">${action}</a></p><p>${note}</p></body></html>`,
  };
};
