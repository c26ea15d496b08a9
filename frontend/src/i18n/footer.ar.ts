export const footer = {
  about: 'مجتمع يقول ما ينفع حقًا.',
  browse: 'تصفّح',
  shortcuts: 'اختصارات لوحة المفاتيح',
  demo: 'هذا عرض تجريبي: الأعضاء والأصوات والتقييمات والتعليقات كلها من نسج الخيال.',
  credits: 'درجات كريم الأساس: بيانات The Pudding برخصة MIT.',
  arabicOffer: 'عرض الموقع بالعربية',
  dismissOffer: 'إخفاء',
} as const;
