import { banner, bannerRefusals, banners } from '../../features/banners/admin/banner-texts.ar.ts';
import { entityTexts } from './entity-texts.ts';

/** What every kind of record and contribution is called. A kind with texts in its feature is imported from there. */
export const entities = entityTexts({
  product: {
    name: 'المنتجات',
    events: {
      ProductAdded: 'إضافة منتج',
      ProductChanged: 'تعديل منتج',
      ProductRemoved: 'حذف منتج',
      ProductRestored: 'استعادة منتج',
    },
    removed: {
      table: 'المنتجات المحذوفة',
      comesBack: 'تعود مع المنتج المستعاد أصواته وتقييماته وتعليقاته وصوره.',
      comesBackWith: '',
    },
  },
  productImage: {
    events: {
      ProductImageAdded: 'إضافة صورة',
      ProductImageChanged: 'تعديل صورة',
      ProductImageRemoved: 'حذف صورة',
      ProductImageRestored: 'استعادة صورة',
    },
  },
  imageOrder: { events: { ProductImagesReordered: 'تغيير ترتيب الصور' } },
  brand: {
    name: 'العلامات التجارية',
    events: {
      BrandAdded: 'إضافة علامة تجارية',
      BrandChanged: 'تعديل علامة تجارية',
      BrandRemoved: 'حذف علامة تجارية',
      BrandRestored: 'استعادة علامة تجارية',
    },
    removed: {
      table: 'العلامات المحذوفة',
      comesBack: 'تعود مع العلامة المستعادة منتجاتها وكل ما يتعلق بها.',
      comesBackWith: '',
    },
  },
  category: {
    name: 'الفئات',
    events: {
      CategoryAdded: 'إضافة فئة',
      CategoryChanged: 'تعديل فئة',
      CategoryRemoved: 'حذف فئة',
      CategoryRestored: 'استعادة فئة',
    },
    removed: {
      table: 'الفئات المحذوفة',
      comesBack: 'تعود مع الفئة المستعادة فئاتها الفرعية وخيارات التصويت، وتعود منتجاتها إلى مكانها.',
      comesBackWith: 'الفئات الفرعية وخيارات التصويت',
    },
  },
  subcategory: {
    name: 'الفئات الفرعية',
    events: {
      SubcategoryAdded: 'إضافة فئة فرعية',
      SubcategoryChanged: 'تعديل فئة فرعية',
      SubcategoryRemoved: 'حذف فئة فرعية',
      SubcategoryRestored: 'استعادة فئة فرعية',
    },
    removed: {
      table: 'الفئات الفرعية المحذوفة',
      comesBack: 'تعود مع الفئة الفرعية المستعادة خيارات التصويت، وتعود منتجاتها إلى مكانها.',
      comesBackWith: 'خيارات التصويت',
    },
  },
  optionSet: { name: 'خيارات التصويت', events: { VotingOptionsSet: 'تحديد خيارات التصويت' } },
  banner,
  setting: { name: 'الإعدادات', events: { SettingChanged: 'تعديل الإعدادات' } },
  comment: {
    name: 'التعليقات',
    events: {
      CommentPosted: 'نشر تعليق',
      CommentEdited: 'تعديل تعليق',
      CommentHeld: 'تعليق بانتظار الإشراف',
      CommentApproved: 'الموافقة على تعليق',
      CommentWithdrawn: 'سحب تعليق',
      CommentRemovedByModerator: 'حذف تعليق من الإشراف',
      CommentRestored: 'استعادة تعليق',
      CommentRemovedByImport: 'حذف تعليق عند الاستيراد',
      CommentImportRemovalUndone: 'التراجع عن حذف تعليق عند الاستيراد',
    },
  },
  vote: {
    name: 'الأصوات',
    events: {
      VoteCast: 'تصويت',
      VoteWithdrawn: 'سحب صوت',
      VoteRemovedByModerator: 'حذف صوت من الإشراف',
      VoteRestored: 'استعادة صوت',
    },
  },
  votesReset: { events: { VotesReset: 'تصفير أصوات عضو', VotesResetUndone: 'التراجع عن تصفير أصوات عضو' } },
  rating: {
    name: 'التقييمات',
    events: {
      RatingGiven: 'تقييم',
      RatingChanged: 'تعديل تقييم',
      RatingWithdrawn: 'سحب تقييم',
      RatingRemovedByModerator: 'حذف تقييم من الإشراف',
      RatingRestored: 'استعادة تقييم',
    },
  },
  ratingReset: { events: { RatingReset: 'تصفير تقييم', RatingResetUndone: 'التراجع عن تصفير تقييم' } },
  report: {
    events: {
      CommentReported: 'بلاغ عن تعليق',
      CommentReportsDismissed: 'إبقاء تعليق مُبلَّغ عنه',
      CommentReportsReopened: 'بلاغات بانتظار القرار من جديد',
    },
  },
  member: {
    name: 'الأعضاء',
    events: {
      MemberJoined: 'انضمام إلى الموقع',
      MemberRenamed: 'تغيير اسم',
      MemberErased: 'محو عضوية',
      ResetLinkMade: 'إنشاء رابط لتعيين كلمة مرور',
      EmailLinkMade: 'إنشاء رابط لتغيير البريد الإلكتروني',
      SecondFactorRemoved: 'إزالة الخطوة الثانية من تسجيل دخول عضو',
      MemberSessionsEnded: 'إنهاء جلسات عضو',
      MemberMuted: 'كتم عضو',
      MemberUnmuted: 'إلغاء كتم عضو',
    },
  },
  profile: { name: 'الملفات الشخصية', events: { ProfileCreated: 'إنشاء ملف شخصي', ProfileChanged: 'تعديل ملف شخصي' } },
  import: { name: 'عمليات الاستيراد', events: { ImportStarted: 'بدء استيراد', ImportFinished: 'انتهاء استيراد' } },
  importMatching: {
    name: 'مطابقات أعمدة الاستيراد',
    events: {
      ImportMatchingSaved: 'حفظ مطابقة',
      ImportMatchingChanged: 'تعديل مطابقة',
      ImportMatchingRemoved: 'حذف مطابقة',
      ImportMatchingRestored: 'استعادة مطابقة',
    },
  },
  batch: { name: 'الدفعات', events: { BatchStarted: 'بدء دفعة', BatchFinished: 'انتهاء دفعة' } },
  rules: { name: 'قواعد الترتيب', events: { TrendingRulesChanged: 'تعديل قواعد الرواج' } },
  scenario: { name: 'السيناريوهات', events: { ScenarioSaved: 'حفظ سيناريو', ScenarioRemoved: 'حذف سيناريو' } },
  savedView: {
    name: 'الدفتر',
    events: {
      SavedViewAdded: 'حفظ في الدفتر',
      SavedViewChanged: 'تعديل في الدفتر',
      SavedViewRemoved: 'حذف من الدفتر',
      SavedViewRestored: 'استعادة في الدفتر',
    },
  },
  demo: {
    name: 'العرض التجريبي',
    events: {
      DemoStarted: 'بدء العرض التجريبي',
      DemoLoaded: 'تحميل العرض التجريبي',
      DemoRemoved: 'إزالة العرض التجريبي',
      DemoRestored: 'استعادة العرض التجريبي',
    },
  },
  adminToken: {
    name: 'الرموز',
    events: { AdminTokenCreated: 'إنشاء رمز', AdminTokenRevoked: 'إلغاء رمز' },
  },
});

/** Texts of screens that one kind has to itself. */
export const ownScreens = { banners } as const;

/** Refusals that concern records of one kind, by code. */
export const entityRefusals = { ...bannerRefusals };
