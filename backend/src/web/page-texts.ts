import type { Language } from '@henna/domain';

interface PageTexts {
  readonly site: string;
  readonly tagline: string;
  readonly home: string;
  readonly products: string;
  readonly searchResults: (text: string) => string;
  readonly brands: string;
  readonly rankings: (category: string) => string;
  readonly aboutRankings: string;
  readonly notFound: string;
  readonly search: string;
  readonly signIn: string;
  readonly otherLang: Language;
  readonly otherLanguage: string;
  readonly brandsLink: string;
  readonly homeLink: string;
  readonly backToHome: string;
  readonly backToBrands: string;
  readonly hero: string;
  readonly heroText: string;
  readonly heroAction: string;
  readonly product: (name: string, brand: string) => string;
  readonly aboutProduct: (name: string, brand: string) => string;
  readonly aboutList: (name: string) => string;
}

/** Texts of the first HTML: the same as the client shows once it runs. */
export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  en: {
    site: 'Henna',
    tagline: 'Beauty products, voted on, rated and talked about by people who use them.',
    home: 'Beauty, by the people who use it',
    products: 'All Products',
    searchResults: (text) => `Search results for “${text}”`,
    brands: 'Beauty Brands',
    rankings: (category) => `Best of ${category}`,
    aboutRankings: 'What members rate highest, and what they like most.',
    notFound: '404 Page Not Found',
    search: 'Search products…',
    signIn: 'Sign In',
    otherLang: 'ar',
    otherLanguage: 'العربية',
    brandsLink: 'Brands',
    homeLink: 'Home',
    backToHome: 'Back to Home',
    backToBrands: 'Back to Brands',
    hero: 'What people really say about beauty',
    heroText: 'Makeup, skincare, hair, body and scent: voted on, rated and talked about by people who use them.',
    heroAction: 'Explore products',
    product: (name, brand) => `${name} by ${brand}`,
    aboutProduct: (name, brand) => `What people who use it say about ${name} by ${brand}: votes, ratings and comments.`,
    aboutList: (name) => `${name}: voted on, rated and talked about by people who use them.`,
  },
  ar: {
    site: 'حنّاء',
    tagline: 'منتجات الجمال بعيون من جرّبها: تصويت وتقييم وحديث صريح.',
    home: 'الجمال بعيون من جرّبه',
    products: 'كل المنتجات',
    searchResults: (text) => `نتائج البحث عن «${text}»`,
    brands: 'علامات الجمال التجارية',
    rankings: (category) => `الأفضل في ${category}`,
    aboutRankings: 'ما نال أعلى التقييمات، وما أعجب الأعضاء أكثر من غيره.',
    notFound: '404 الصفحة غير موجودة',
    search: 'البحث عن منتج…',
    signIn: 'تسجيل الدخول',
    otherLang: 'en',
    otherLanguage: 'English',
    brandsLink: 'العلامات التجارية',
    homeLink: 'الرئيسية',
    backToHome: 'العودة إلى الرئيسية',
    backToBrands: 'العودة إلى العلامات التجارية',
    hero: 'ما يقوله الناس حقًا عن منتجات الجمال',
    heroText: 'مكياج وعناية بالبشرة والشعر والجسم وعطور: تصويت وتقييم وحديث ممّن جرّبوها.',
    heroAction: 'تصفّح المنتجات',
    product: (name, brand) => `${name} من ${brand}`,
    aboutProduct: (name, brand) => `آراء من جرّبوا ${name} من ${brand}: تصويت وتقييم وتعليقات.`,
    aboutList: (name) => `${name}: تصويت وتقييم وحديث صريح ممن جرّبوها.`,
  },
};
