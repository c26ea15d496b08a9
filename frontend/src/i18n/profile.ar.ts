export const profile = {
  title: 'الملف الشخصي',
  authenticationRequired: 'تسجيل الدخول مطلوب',
  refresh: 'يُرجى تحديث الصفحة للوصول إلى الملف الشخصي.',
} as const;
