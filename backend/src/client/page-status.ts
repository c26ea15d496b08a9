import {
  normalizeText,
  normalizeKey,
  type BrandDocument,
  type CategoryDocument,
  type SubcategoryPart,
} from '@henna/domain';
import type { CatalogueIndex } from '../features/catalogue/index.ts';

/** What a page is about. */
export type Subject =
  | { readonly kind: 'home' | 'products' | 'brands' | 'other' }
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'brand'; readonly brand: BrandDocument }
  | { readonly kind: 'category'; readonly category: CategoryDocument; readonly subcategory?: SubcategoryPart };

/** What a path of the client shows; without a subject it is not there. */
export interface PageFacts {
  readonly status: 200 | 404;
  readonly subject?: Subject;
}

const plain: Readonly<Record<string, Subject['kind'] & ('home' | 'products' | 'brands' | 'other')>> = {
  '': 'home',
  products: 'products',
  brands: 'brands',
  profile: 'other',
  account: 'other',
  'sign-in': 'other',
  'forgot-password': 'other',
  'reset-password': 'other',
  admin: 'other',
};
const found = (subject: Subject): PageFacts => ({ status: 200, subject });
const missing: PageFacts = { status: 404 };

/** Looks a client path up in the catalogue, so that what is not there says so to crawlers and caches as well. */
export const pageFacts = (path: string, catalogue: CatalogueIndex): PageFacts => {
  const parts = decoded(path);
  if (!parts) return missing;
  const [room = '', name, inner, ...rest] = parts;
  if (room === 'admin') return found({ kind: 'other' });
  if (name === undefined) return Object.hasOwn(plain, room) ? found({ kind: plain[room]! }) : missing;
  if (rest.length > 0 || name === '') return missing;
  switch (room) {
    case 'account':
      return name === 'erased' && inner === undefined ? found({ kind: 'other' }) : missing;
    case 'product':
    case 'products':
      return inner === undefined && catalogue.visibleProduct(name) ? found({ kind: 'product', id: name }) : missing;
    case 'brands':
      return (inner === undefined && ofBrand(name, catalogue)) || missing;
    case 'category':
      return ofCategory(name, inner, catalogue) ?? missing;
    default:
      return missing;
  }
};

const decoded = (path: string) => {
  try {
    return path
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
};

interface Named {
  readonly name: string;
  readonly previousNames: readonly string[];
  readonly removed: boolean;
}

/** The record that bears a name now, else one that once did. */
const borne = <Record extends Named>(records: Iterable<Record>, name: string, folded: (name: string) => string) => {
  const standing = [...records].filter(({ removed }) => !removed);
  const wanted = folded(name);
  return (
    standing.find((record) => folded(record.name) === wanted) ??
    standing.find(({ previousNames }) => previousNames.some((previous) => folded(previous) === wanted))
  );
};

const ofBrand = (name: string, catalogue: CatalogueIndex) => {
  const brand = borne(catalogue.allBrands(), name, normalizeText);
  return brand && found({ kind: 'brand', brand });
};

const ofCategory = (name: string, inner: string | undefined, catalogue: CatalogueIndex) => {
  const category = borne(catalogue.allCategories(), name, normalizeKey);
  if (!category || inner === undefined) return category && found({ kind: 'category', category });
  const subcategory = borne(category.subcategories, inner, normalizeKey);
  return subcategory && found({ kind: 'category', category, subcategory });
};
