import type { Language } from '@henna/domain';
import { linkMail, notice, type Mail } from './mail.ts';

const confirmation = {
  en: {
    subject: 'Confirm your email for Henna',
    intro: 'Somebody, probably you, asked to use this address for an account at Henna.',
    action: 'Confirm this address',
    note: 'The link works once, within 30 minutes. If it was not you, ignore this mail: nothing changes.',
  },
  ar: {
    subject: 'تأكيد بريدك الإلكتروني في حنّاء',
    intro: 'وصلنا طلب لاستخدام هذا العنوان لحساب في حنّاء، ولعلّه منك.',
    action: 'تأكيد هذا العنوان',
    note: 'يعمل الرابط مرة واحدة خلال 30 دقيقة. إن لم يكن الطلب منك فلا حاجة إلى أي إجراء: لن يتغيّر شيء.',
  },
} as const;

const change = {
  en: 'Somebody who knows your password asked to use another email address for your account at Henna. If it was you, there is nothing to do. If it was not you, please change your password now, which ends the request. If you can no longer sign in, please contact us.',
  ar: 'طلب شخص يعرف كلمة مرورك استخدام عنوان بريد إلكتروني آخر لحسابك في حنّاء. إن كان الطلب منك فلا حاجة إلى أي إجراء. وإن لم يكن منك فنرجو تغيير كلمة المرور الآن، فيُلغى الطلب. وإن تعذّر تسجيل الدخول فنرجو التواصل معنا.',
} as const;

const linkByAdministrator = {
  en: 'An administrator of Henna has created a link that changes the email address of your account. If you did not ask for it, please contact us and change your password, which ends the link.',
  ar: 'أنشأ أحد مسؤولي حنّاء رابطًا لتغيير عنوان البريد الإلكتروني لحسابك. إن لم يكن ذلك بطلب منك، فنرجو التواصل معنا وتغيير كلمة المرور، فيُلغى الرابط.',
} as const;

const addressInUse = {
  en: 'Somebody, probably you, asked to use this address for another account at Henna. It belongs to an account already, so nothing changes: you can sign in with it, or ask for a new password there. If it was not you, ignore this mail.',
  ar: 'وصلنا طلب لاستخدام هذا العنوان لحساب آخر في حنّاء، ولعلّه منك. لهذا العنوان حساب بالفعل، فلن يتغيّر شيء: يمكن تسجيل الدخول به أو طلب كلمة مرور جديدة له. إن لم يكن الطلب منك فلا حاجة إلى أي إجراء.',
} as const;

/** To the address that an account is to have. */
export const emailMail = (link: string, language: Language): Mail => linkMail(confirmation[language], link, language);

/** To the present address of an account, when its owner, or a thief, asks for another one. */
export const emailChangeNotice = (): Mail =>
  notice('A new email for your account at Henna · عنوان بريد جديد لحسابك في حنّاء', change);

/** To the present address of an account, when an administrator has made a link. */
export const emailLinkNotice = (): Mail =>
  notice('An email link for your account at Henna · رابط لتغيير بريد حسابك في حنّاء', linkByAdministrator);

/** Instead of the link, to an address that another account has: the requester must not learn of that account. */
export const emailTakenNotice = (): Mail =>
  notice('You already have an account at Henna · لديك حساب في حنّاء', addressInUse);
