/** The words by which a person finds their way, as they stand on the screens. */
const en = {
  dir: 'ltr',
  home: 'What people really say about beauty',
  products: 'All Products',
  search: 'Search products',
  category: 'Category',
  sort: 'Sort by',
  createAccount: 'Create account',
  submitAccount: 'Create account',
  name: 'Name shown with your comments',
  email: 'E-mail',
  password: 'Password',
  signInToVote: 'Sign in to vote',
  comment: 'Your comment',
  post: 'Post comment',
  postReply: 'Post reply',
  replyTo: (name: string) => `Reply to ${name}`,
  stars4: '4 stars',
  notFound: '404 Page Not Found',
};

export type Words = typeof en;
export type Language = 'en' | 'ar';

export const words: Record<Language, Words> = {
  en,
  ar: {
    dir: 'rtl',
    home: 'ما يقوله الناس حقًا عن منتجات الجمال',
    products: 'كل المنتجات',
    search: 'البحث في المنتجات',
    category: 'الفئة',
    sort: 'الترتيب حسب',
    createAccount: 'إنشاء حساب',
    submitAccount: 'إنشاء الحساب',
    name: 'الاسم الذي يظهر مع تعليقاتك',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signInToVote: 'تسجيل الدخول للتصويت',
    comment: 'تعليقك',
    post: 'نشر التعليق',
    postReply: 'نشر الرد',
    replyTo: (name) => `الرد على ${name}`,
    stars4: '4 نجوم',
    notFound: '404 الصفحة غير موجودة',
  },
};
