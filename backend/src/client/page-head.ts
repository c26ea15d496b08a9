import type { Labels, Language, ProductResponse } from '@henna/domain';
import type { Subject } from './page-status.ts';
import { pageTexts } from './page-texts.ts';
import type { PageHead } from './page.ts';

interface Circumstances {
  readonly language: Language;
  /** The site's own, without a slash at its end. */
  readonly origin: string;
  readonly noindex: boolean;
  /** Of a list; 1 for the first. */
  readonly page: number;
}

const longestDescription = 200;
const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription).replace(/\s\S*$/, '')}…`;
};

const named = ({ displayName, labels }: { displayName: string; labels: Labels }, language: Language) =>
  (language === 'ar' && labels.ar) || displayName;

/** The path of a subject, the same however it was addressed. */
export const pathOf = (subject: Subject): string => {
  switch (subject.kind) {
    case 'product':
      return `/product/${subject.id}`;
    case 'brand':
      return `/brands/${encodeURIComponent(subject.brand.name)}`;
    case 'category': {
      const keys = [subject.category.name, ...(subject.subcategory ? [subject.subcategory.name] : [])];
      return `/category/${keys.map(encodeURIComponent).join('/')}`;
    }
    case 'products':
    case 'brands':
      return `/${subject.kind}`;
    default:
      return '/';
  }
};

/** What a page is called and what it is about, without the site's name. */
export const words = (subject: Subject, product: ProductResponse | undefined, language: Language) => {
  const texts = pageTexts[language];
  switch (subject.kind) {
    case 'home':
      return { title: texts.home, description: texts.tagline };
    case 'products':
    case 'brands':
      return { title: texts[subject.kind], description: texts.aboutList(texts[subject.kind]) };
    case 'brand': {
      const title = named(subject.brand, language);
      return { title, description: shortened(subject.brand.description ?? texts.aboutList(title)) };
    }
    case 'category': {
      const { category, subcategory } = subject;
      const title = [category, ...(subcategory ? [subcategory] : [])].map((each) => named(each, language)).join(' - ');
      const { description } = subcategory ?? category;
      return { title, description: shortened(description ?? texts.aboutList(title)) };
    }
    case 'product': {
      if (!product) return {};
      const brand = named({ displayName: product.brandDisplayName, labels: product.brandLabels }, language);
      const description = product.description ?? texts.aboutProduct(product.name, brand);
      return { title: texts.product(product.name, brand), description: shortened(description) };
    }
    default:
      return {};
  }
};

/** The head of a page. `product` is the one that a product page is about. */
export const pageHead = (
  subject: Subject | undefined,
  product: ProductResponse | undefined,
  { language, origin, noindex, page }: Circumstances,
): PageHead => {
  const { site, notFound } = pageTexts[language];
  if (!subject) return { language, noindex: true, title: `${notFound} · ${site}` };
  if (subject.kind === 'other') return { language, noindex: true, title: site };
  const { title, description } = words(subject, product, language);
  const canonical = `${origin}${pathOf(subject)}${page > 1 ? `?page=${page}` : ''}`;
  const image = product && pictureOf(product, origin);
  return {
    language,
    noindex,
    siteName: site,
    canonical,
    title: title ? `${title} · ${site}` : site,
    ...(description && { description }),
    ...(image && { image }),
    ...(product && { type: 'product', data: linkedProduct(product, { canonical, image, noindex }) }),
  };
};

/** Drawings are shown as rasters: link previews take no SVG. */
const pictureOf = ({ imageUrl }: ProductResponse, origin: string): string | undefined => {
  if (!imageUrl) return undefined;
  return imageUrl.startsWith('/') ? origin + imageUrl.replace(/\.svg$/, '.png') : imageUrl;
};

/** schema.org/Product. Ratings are left out while demo content counts among them. */
const linkedProduct = (
  { id, name, brandDisplayName, categoryDisplayName, description, ratings }: ProductResponse,
  { canonical, image, noindex }: { canonical: string; image: string | undefined; noindex: boolean },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  productID: id,
  name,
  url: canonical,
  brand: { '@type': 'Brand', name: brandDisplayName },
  category: categoryDisplayName,
  ...(description && { description }),
  ...(image && { image }),
  ...(!noindex &&
    ratings.total > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: ratings.average,
        ratingCount: ratings.total,
        bestRating: 5,
        worstRating: 1,
      },
    }),
});
