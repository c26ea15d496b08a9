import type { EntityTexts } from '../../../i18n/admin/entity-texts.ts';

/** What the screens of all kinds say of banners. */
export const banner = {
  name: 'اللافتات',
  historyName: 'اللافتات',
  events: {
    BannerAdded: 'إضافة لافتة',
    BannerChanged: 'تعديل لافتة',
    BannerActivated: 'تفعيل لافتة',
    BannerDeactivated: 'إيقاف لافتة',
    BannerRemoved: 'حذف لافتة',
    BannerRestored: 'استعادة لافتة',
  },
  removed: {
    table: 'اللافتات المحذوفة',
    comesBack: 'تعود اللافتة المستعادة كما كانت، مفعّلة أو غير مفعّلة.',
    comesBackWith: 'لا شيء آخر',
  },
} as const satisfies EntityTexts;

/** The screens of banners. */
export const banners = {
  title: 'إدارة اللافتات',
  add: 'إضافة لافتة',
  addTitle: 'لافتة جديدة',
  editTitle: 'تعديل اللافتة',
  searchPlaceholder: 'البحث عن لافتة...',
  count_zero: '{{shown}} من {{count}} لافتة',
  count_one: '{{shown}} من لافتة واحدة',
  count_two: '{{shown}} من لافتتين',
  count_few: '{{shown}} من {{count}} لافتات',
  count_many: '{{shown}} من {{count}} لافتة',
  count_other: '{{shown}} من {{count}} لافتة',
  titleField: 'العنوان',
  arabicTitle: 'العنوان بالعربية (اختياري)',
  imageUrl: 'رابط الصورة (اختياري)',
  linkUrl: 'رابط اللافتة (اختياري)',
  linkHint: 'يُفتح في نافذة جديدة عند النقر على اللافتة.',
  createdHead: 'تاريخ الإنشاء',
  preview: 'معاينة',
  previewEmpty: 'تظهر اللافتة هنا بعد كتابة العنوان.',
  switch: 'عرض {{name}}',
  shown: 'اللافتة معروضة الآن.',
  hidden: 'لم تعد اللافتة معروضة.',
  changedSince: 'تم تغييرها من جهة أخرى في هذه الأثناء، ويعرضها الجدول الآن كما هي.',
  none: 'لم يُعثر على لافتات',
  noneText: 'يمكن تجربة كلمة أخرى.',
  noneYet: 'لا لافتات بعد',
  noneYetText: 'تظهر أحدث لافتة مفعّلة أعلى الصفحة الرئيسية.',
  failed: 'تعذّر تحميل اللافتات',
  created: 'تم إنشاء اللافتة بنجاح.',
  updated: 'تم تحديث اللافتة بنجاح.',
  deleted: 'تم حذف اللافتة بنجاح.',
  createFailed: 'تعذّر إنشاء اللافتة: {{message}}',
  updateFailed: 'تعذّر تحديث اللافتة: {{message}}',
  deleteFailed: 'تعذّر حذف اللافتة: {{message}}',
  deleteText: 'تغادر الصفحة الرئيسية في الحال. ويمكن استعادتها.',
} as const;

/** Refusals by code. */
export const bannerRefusals = { BANNER_NOT_FOUND: 'هذه اللافتة غير موجودة.' };
