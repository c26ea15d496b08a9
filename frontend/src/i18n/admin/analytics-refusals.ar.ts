import type { AnalyticsRefusal } from '@henna/contracts/told';

/** Why a question of an analyst is refused; `{0}`, `{1}` stand for the values in the service's words. */
export const analyticsRefusals: Readonly<Record<AnalyticsRefusal, string>> = {
  noMoment: 'يلزم يوم أو وقت صالح.',
  tooEarly: 'يجب أن تبدأ الفترة من عام {1} فصاعدًا.',
  endsEarly: 'يجب أن تنتهي الفترة بعد بدايتها.',
  tooManySteps: 'خطوات الفترة أكثر من {0}. تلزم فترة أقصر أو خطوة أطول.',
  tooManyRankings: 'أقصى عدد لخطوات الترتيب: {0}. تلزم فترة أقصر أو خطوة أطول.',
  noTimeZone: 'المنطقة الزمنية غير معروفة.',
  noEventTypes: 'أنواع الأحداث غير معروفة.',
  noSuchGroup: 'لا يُقاس هذا المقياس بحسب ذلك.',
  nothingCounts: 'يلزم إعطاء نقطة لنوع واحد على الأقل.',
  nobody: 'لا عضو بالمعرّف {0}.',
};
