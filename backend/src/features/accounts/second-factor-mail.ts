import { notice, type Mail } from './mail.ts';

const texts = {
  on: {
    en: 'Signing in to your account at Henna now needs a code from an authenticator app as well. If it was not you who switched this on, please contact us and change your password.',
    ar: 'أصبح تسجيل الدخول إلى حسابك في حنّاء يحتاج أيضًا إلى رمز من تطبيق المصادقة. إن لم يكن ذلك منك، فنرجو التواصل معنا وتغيير كلمة المرور.',
  },
  off: {
    en: 'Signing in to your account at Henna no longer needs a code. If it was not you who switched this off, please change your password and contact us.',
    ar: 'لم يعد تسجيل الدخول إلى حسابك في حنّاء يحتاج إلى رمز. إن لم يكن ذلك منك، فنرجو تغيير كلمة المرور والتواصل معنا.',
  },
  removed: {
    en: 'An administrator of Henna has removed the second step of signing in to your account: your password alone signs you in. If you did not ask for it, please contact us and change your password.',
    ar: 'أزال أحد مسؤولي حنّاء الخطوة الثانية من تسجيل الدخول إلى حسابك، فصارت كلمة المرور وحدها تكفي للدخول. إن لم يكن ذلك بطلب منك، فنرجو التواصل معنا وتغيير كلمة المرور.',
  },
} as const;

/** Notifies the owner of an account, in both languages, that the second factor was switched on or off, or removed by an administrator. */
export const secondFactorNotice = (change: keyof typeof texts): Mail =>
  notice('Two-step sign-in for your account at Henna · تسجيل الدخول بخطوتين إلى حسابك في حنّاء', texts[change]);
