import type { Labels, Language } from '@henna/domain';
import type { BrandDirectoryResponse, CategoryDetailsResponse, ProductResponse } from '../features/listing/index.ts';
import { categoryDescription } from './page-head.ts';
import { escaped } from './page-html.ts';
import type { RouteTarget } from './resolve-route.ts';
import { pageTexts } from './page-texts.ts';

/** A strip above the heading of Home; the newest is shown. */
export interface Promotion {
  readonly title: string;
  readonly labels: Labels;
  readonly description: string | null;
  readonly descriptionLabels: Labels;
  readonly imageUrl: string | null;
}

export interface ShellContent {
  readonly language: Language;
  readonly target: RouteTarget;
  readonly title: string;
  readonly product: ProductResponse | undefined;
  readonly categories: readonly CategoryDetailsResponse[];
  /** All brands, on their page; else none. */
  readonly brands: BrandDirectoryResponse['items'];
  /** Products whose pictures Home shows beside its heading. */
  readonly trending: readonly ProductResponse[];
  readonly promotions: readonly Promotion[];
}

const leaf =
  'M24 9.5c5.6 5 8.2 10 8.2 15 0 5.4-3.3 9.6-8.2 12-4.9-2.4-8.2-6.6-8.2-12 0-5 2.6-10 8.2-15ZM24 14.8c-3.5 3.6-5.2 6.9-5.2 10 0 3.5 1.6 6.2 4.3 8.1V24.5h1.8v8.4c2.7-1.9 4.3-4.6 4.3-8.1 0-3.1-1.7-6.4-5.2-10ZM22.7 44.5c-.2-2.6-1.5-4.5-4-5.7-2.6-1.2-5.2-1.1-7.4-2.5-3.3-2.1-4.6-5.5-3.8-10.3 3.7.9 6.1 2.7 7.3 5.4.7 1.6.8 3.1 1.9 4.4 2.7 1.3 5.4 2.6 7.3 5.2 1.9-2.6 4.6-3.9 7.3-5.2 1.1-1.3 1.2-2.8 1.9-4.4 1.2-2.7 3.6-4.5 7.3-5.4.8 4.8-.5 8.2-3.8 10.3-2.2 1.4-4.8 1.3-7.4 2.5-2.5 1.2-3.8 3.1-4 5.7ZM24 2.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM15 7.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM33 7.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM9.5 15.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4ZM38.5 15.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z';

const link = (path: string, text: string, attributes = '') => `<a href="${escaped(path)}"${attributes}>${text}</a>`;
const categoryPath = (...keys: string[]) => `/category/${keys.map(encodeURIComponent).join('/')}`;

/** With the same `srcset` as the client uses, so that an uploaded image is requested once. */
const imageTag = (url: string | null, size: number, more = '') =>
  url
    ? `<img src="${escaped(url)}" alt="" width="${size}" height="${size}"${url.startsWith('/media/') ? ` srcset="${[320, 640, 960].map((width) => `${escaped(url)}?w=${width} ${width}w`).join(', ')}"` : ''}${more} />`
    : '';

/**
 * The top of a page as plain markup, laid out as the client lays out the same content a moment later: something to
 * read and look at before any script runs. Its styles are in the client's `index.html`.
 */
export const ssrShell = (page: ShellContent): string => {
  const texts = pageTexts[page.language];
  const localName = (name: string, labels: Labels) => escaped((page.language === 'ar' && labels.ar) || name);
  const categoryNames = page.categories.map(
    ({ displayName, labels }) => `<span>${localName(displayName, labels)}</span>`,
  );
  return [
    '<div class="first">',
    `<div class="first-top"><div class="first-row">${link('/', `<svg viewBox="0 0 48 48" width="28" height="28" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${leaf}"/></svg>${texts.site}`, ' class="first-site"')}`,
    `<div class="first-search"><span>${texts.search}</span></div><div class="first-acts"><span lang="${texts.otherLang}">${texts.otherLanguage}</span>${link('/api/login', texts.signIn, ' class="first-sign-in"')}<span class="first-member"></span></div></div></div>`,
    `<div class="first-nav">${link('/brands', texts.brandsLink)}${categoryNames.join('')}</div>`,
    `<main>${body(page, localName)}</main></div>`,
  ].join('');
};

type LocalName = (name: string, labels: Labels) => string;

const body = (page: ShellContent, localName: LocalName): string => {
  const { target, product, language } = page;
  const texts = pageTexts[language];
  const title = `<h1>${escaped(page.title)}</h1>`;
  switch (target.kind) {
    case 'home':
      return homeBody(page, localName);
    case 'product':
      return product ? productBody(product, texts.homeLink, localName) : '';
    case 'category': {
      const description = categoryDescription(target.category, language);
      const text = description && !target.subcategory ? `<p>${escaped(description)}</p>` : '';
      return `<div class="first-band"><div><div>${title}${text}</div></div></div>`;
    }
    case 'brand':
      return `<div class="first-page"><p class="first-back">${link('/brands', texts.backToBrands)}</p>${title}</div>`;
    case 'products':
      return `<div class="first-page"><p class="first-back">${link('/', texts.backToHome)}</p>${title}</div>`;
    case 'rankings':
      return `<div class="first-page">${title}<p>${texts.aboutRankings}</p></div>`;
    case 'brands':
      return `<div class="first-page">${title}${brandLinks(page.brands)}</div>`;
    default:
      return '';
  }
};

const brandLinks = (brands: ShellContent['brands']) => {
  const links = brands.map(
    ({ brand, displayName }) =>
      `<li>${link(`/brands/${encodeURIComponent(brand)}`, `<bdi>${escaped(displayName)}</bdi>`)}</li>`,
  );
  return `<ul class="first-brands">${links.join('')}</ul>`;
};

/** The trending products beside the heading: those that the list below does not show, as far as there are as many. */
export const heroProducts = (trending: readonly ProductResponse[]): readonly ProductResponse[] => trending.slice(-4);

const homeBody = ({ language, trending, promotions: [promotion] }: ShellContent, localName: LocalName) => {
  const texts = pageTexts[language];
  const strip = promotion
    ? `<aside class="first-strip">${imageTag(promotion.imageUrl, 96)}<div><p dir="auto"><b>${localName(promotion.title, promotion.labels)}</b></p>${promotion.description ? `<p dir="auto">${localName(promotion.description, promotion.descriptionLabels)}</p>` : ''}</div></aside>`
    : '';
  const tiles = heroProducts(trending).map(
    ({ imageUrl, brandDisplayName, name }) =>
      // Any of them can be the largest contentful paint: all get a high priority.
      `<div><span>${imageTag(imageUrl, 280, ' sizes="280px" fetchpriority="high"')}</span><p><span dir="auto">${escaped(brandDisplayName)}</span><b><bdi>${escaped(name)}</bdi></b></p></div>`,
  );
  const text = `<h1>${texts.hero}</h1><p>${texts.heroText}</p>${link('/products', texts.heroAction)}`;
  return `${strip}<div class="first-hero"><div>${text}</div><div class="first-tiles">${tiles.join('')}</div></div>`;
};

const productBody = (product: ProductResponse, homeLink: string, localName: LocalName) => {
  const { category, subcategory, uncategorised } = product;
  const trail = [
    link('/', homeLink),
    ...(uncategorised
      ? []
      : [
          link(categoryPath(category), localName(product.categoryDisplayName, product.categoryLabels)),
          link(
            categoryPath(category, subcategory),
            localName(product.subcategoryDisplayName, product.subcategoryLabels),
          ),
        ]),
  ];
  const productResponse = imageTag(
    product.imageUrl,
    720,
    ' sizes="(min-width: 1240px) 530px, (min-width: 48em) 45vw, 100vw" fetchpriority="high"',
  );
  const drawn = product.imageUrl?.startsWith('/art/') ? ' first-drawn' : '';
  const head = `<p class="first-brand" dir="auto">${localName(product.brandDisplayName, product.brandLabels)}</p><h1><bdi>${escaped(product.name)}</bdi></h1>`;
  return `<div class="first-page first-product"><div class="first-trail">${trail.map((step) => `<span>${step}</span>`).join('')}</div><div class="first-spread"><div class="first-picture${drawn}">${productResponse}</div><div>${head}</div></div></div>`;
};
