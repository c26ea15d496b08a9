import type { ProductResponse } from '../features/listing/index.ts';
import type { CategoryFields, Labels, Language } from '@henna/domain';
import type { RouteTarget } from './resolve-route.ts';
import { pageTexts } from './page-texts.ts';
import type { PageHtml } from './page-html.ts';

interface HeadContext {
  readonly language: Language;
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  readonly noindex: boolean;
  /** Number of the page of a list, from 1. */
  readonly page: number;
  /** The text that the list of products is searched for; else empty. */
  readonly searchText: string;
}

const maxDescription = 200;
const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescription) return line;
  return `${line.slice(0, maxDescription).replace(/\s\S*$/, '')}…`;
};

const localName = ({ displayName, labels }: { displayName: string; labels: Labels }, language: Language) =>
  (language === 'ar' && labels.ar) || displayName;

/** The one path of a page, whichever of its spellings was requested. */
export const canonicalPath = (target: RouteTarget): string => {
  switch (target.kind) {
    case 'product':
      return `/product/${target.id}`;
    case 'brand':
      return `/brands/${encodeURIComponent(target.brand.name)}`;
    case 'category': {
      const keys = [target.category.name, ...(target.subcategory ? [target.subcategory.name] : [])];
      return `/category/${keys.map(encodeURIComponent).join('/')}`;
    }
    case 'rankings':
      return `/rankings/${encodeURIComponent(target.category.name)}`;
    case 'products':
    case 'brands':
      return `/${target.kind}`;
    default:
      return '/';
  }
};

/** Title and description without the site's name; none for `other` and for a product that could not be read. */
export const titleAndDescription = (
  target: RouteTarget,
  product: ProductResponse | undefined,
  language: Language,
  searchText: string,
) => {
  const texts = pageTexts[language];
  switch (target.kind) {
    case 'home':
      return { title: texts.home, description: texts.tagline };
    case 'products':
    case 'brands':
      if (target.kind === 'products' && searchText)
        return { title: texts.searchResults(searchText), description: texts.aboutList(texts.products) };
      return { title: texts[target.kind], description: texts.aboutList(texts[target.kind]) };
    case 'brand': {
      const title = localName(target.brand, language);
      return { title, description: shortened(target.brand.description ?? texts.aboutList(title)) };
    }
    case 'category': {
      const { category, subcategory } = target;
      const title = [category, ...(subcategory ? [subcategory] : [])]
        .map((each) => localName(each, language))
        .join(' - ');
      const description = categoryDescription(subcategory ?? category, language);
      return { title, description: shortened(description ?? texts.aboutList(title)) };
    }
    case 'rankings':
      return { title: texts.rankings(localName(target.category, language)), description: texts.aboutRankings };
    case 'product': {
      if (!product) return {};
      const brand = localName({ displayName: product.brandDisplayName, labels: product.brandLabels }, language);
      const description = product.description ?? texts.aboutProduct(product.name, brand);
      return { title: texts.product(product.name, brand), description: shortened(description) };
    }
    default:
      return {};
  }
};

/** What a category says of itself in a language. */
export const categoryDescription = (
  { description, descriptionLabels }: Pick<CategoryFields, 'description' | 'descriptionLabels'>,
  language: Language,
): string | undefined => {
  const text = (language === 'ar' && descriptionLabels?.ar) || description;
  return text && (language === 'en' || /\p{Script=Arabic}/u.test(text)) ? text : undefined;
};

/** @param product the one that a product page shows */
export const pageHead = (
  target: RouteTarget | undefined,
  product: ProductResponse | undefined,
  { language, origin, noindex, page, searchText }: HeadContext,
): PageHtml => {
  const { site, notFound, signIn } = pageTexts[language];
  if (!target) return { language, noindex: true, title: `${notFound} · ${site}` };
  if (target.kind === 'other') return { language, noindex: true, title: site };
  if (target.kind === 'sign-in') return { language, noindex: true, hasForm: true, title: `${signIn} · ${site}` };
  const { title, description } = titleAndDescription(target, product, language, searchText);
  const canonical = `${origin}${canonicalPath(target)}${page > 1 ? `?page=${page}` : ''}`;
  const image = product && pictureOf(product, origin);
  return {
    language,
    noindex,
    siteName: site,
    canonical,
    title: title ? `${title} · ${site}` : site,
    ...(description && { description }),
    ...(image && { image }),
    ...(product && { type: 'product', data: productJsonLd(product, { canonical, image, noindex }) }),
  };
};

/** Link previews take no SVG: drawn pictures are referred to as PNG. */
const pictureOf = ({ imageUrl }: ProductResponse, origin: string): string | undefined => {
  if (!imageUrl) return undefined;
  return imageUrl.startsWith('/') ? origin + imageUrl.replace(/\.svg$/, '.png') : imageUrl;
};

/** schema.org/Product. Ratings are left out while demo content counts among them. */
const productJsonLd = (
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
