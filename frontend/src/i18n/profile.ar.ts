export const profile = {
  title: 'الملف الشخصي',
  authenticationRequired: 'تسجيل الدخول مطلوب',
  refresh: 'يُرجى تحديث الصفحة للوصول إلى الملف الشخصي.',
  signIn: 'تسجيل الدخول',
  memberSince: 'عضوية منذ {{date}}',
  email: 'البريد الإلكتروني',
  emailPrivate: 'لا يظهر لأحد سواك.',
  signOut: 'تسجيل الخروج',
  browse: 'ابدأ التقييم',
} as const;
