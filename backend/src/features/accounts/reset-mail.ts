import type { Language } from '@henna/domain';
import { linkMail, notice, type Mail } from './mail.ts';

const texts = {
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

const linkMade = {
  en: 'An administrator of Henna has created a link that sets a new password for your account. If you did not ask for it, please contact us and change your password.',
  ar: 'أنشأ أحد مسؤولي حنّاء رابطًا لتعيين كلمة مرور جديدة لحسابك. إن لم يكن ذلك بطلب منك، فنرجو التواصل معنا وتغيير كلمة المرور.',
} as const;

/** Notifies the owner of an account, in both languages, of a link that an administrator has created. */
export const resetLinkNotice = (): Mail =>
  notice('A password link for your account at Henna · رابط كلمة مرور لحسابك في حنّاء', linkMade);

export const resetMail = (link: string, language: Language): Mail => linkMail(texts[language], link, language);
