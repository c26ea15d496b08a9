import type { Language } from '@henna/domain';

export type ProblemKind = 'denied' | 'expired' | 'unverified' | 'emailTaken' | 'tooMany' | 'away' | 'misconfigured';

/** Ends a sign-in on a page that explains why. */
export class SignInProblem extends Error {
  constructor(
    readonly kind: ProblemKind,
    cause?: unknown,
    readonly retryAfterSeconds?: number,
  ) {
    super(kind, { cause });
  }
}

export interface ProblemText {
  readonly title: string;
  readonly text: string;
}

/** HTTP status and texts of each problem. Only failures of the identity provider are 5xx. */
export const problems: Record<ProblemKind, { readonly status: number } & Record<Language, ProblemText>> = {
  denied: {
    status: 403,
    en: { title: 'You were not signed in', text: 'The sign-in was cancelled. Nothing has changed.' },
    ar: { title: 'لم يتم تسجيل الدخول', text: 'أُلغي تسجيل الدخول. لم يتغيّر شيء.' },
  },
  expired: {
    status: 400,
    en: { title: 'This sign-in has expired', text: 'It took too long or was used already. Please start again.' },
    ar: { title: 'انتهت صلاحية تسجيل الدخول', text: 'استغرق وقتًا طويلًا أو استُخدم من قبل. يُرجى البدء من جديد.' },
  },
  unverified: {
    status: 400,
    en: { title: 'This sign-in could not be verified', text: 'For your safety it was stopped. Please start again.' },
    ar: { title: 'تعذّر التحقق من تسجيل الدخول', text: 'أُوقف حرصًا على سلامتك. يُرجى البدء من جديد.' },
  },
  emailTaken: {
    status: 409,
    en: {
      title: 'There is already an account with your email address',
      text: 'Sign in with its password within ten minutes; from then on both ways lead to it.',
    },
    ar: {
      title: 'يوجد حساب بعنوان بريدك الإلكتروني',
      text: 'بعد تسجيل الدخول بكلمة مروره خلال عشر دقائق تصبح الطريقتان صالحتين له.',
    },
  },
  tooMany: {
    status: 429,
    en: { title: 'Too many sign-ins', text: 'Please wait a little and try again.' },
    ar: { title: 'محاولات كثيرة', text: 'يُرجى الانتظار قليلًا ثم المحاولة من جديد.' },
  },
  away: {
    status: 503,
    en: {
      title: 'Signing in is not possible at the moment',
      text: 'The sign-in service does not answer. You can look around meanwhile.',
    },
    ar: { title: 'تسجيل الدخول غير متاح الآن', text: 'خدمة تسجيل الدخول لا تستجيب. يمكنك التصفح في هذه الأثناء.' },
  },
  misconfigured: {
    status: 502,
    en: {
      title: 'Signing in is not possible at the moment',
      text: 'The sign-in service refused this site. Its administrator has to look into it.',
    },
    ar: { title: 'تسجيل الدخول غير متاح الآن', text: 'رفضت خدمة تسجيل الدخول هذا الموقع. على المسؤول مراجعة الأمر.' },
  },
};
