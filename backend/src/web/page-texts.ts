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
  readonly signIn: string;
  readonly product: (name: string, brand: string) => string;
  readonly aboutProduct: (name: string, brand: string) => string;
  readonly aboutList: (name: string) => string;
}

/** Titles and descriptions of pages. The titles are the client's. */
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
    signIn: 'Sign In',
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
    signIn: 'تسجيل الدخول',
    product: (name, brand) => `${name} من ${brand}`,
    aboutProduct: (name, brand) => `آراء من جرّبوا ${name} من ${brand}: تصويت وتقييم وتعليقات.`,
    aboutList: (name) => `${name}: تصويت وتقييم وحديث صريح ممن جرّبوها.`,
  },
};
