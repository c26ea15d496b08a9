import type { CatalogueIndex } from '../features/catalogue/index.ts';
import { foldKey, fold } from '../shared/fold.ts';

/** What a path of the client shows: its HTTP status, and the product it is about. */
export interface PageFacts {
  readonly status: 200 | 404;
  readonly productId?: string;
}

const plain = new Set(['', 'products', 'brands', 'profile', 'sign-in', 'admin']);
const found: PageFacts = { status: 200 };
const missing: PageFacts = { status: 404 };

/** Looks a client path up in the catalogue, so that what is not there says so to crawlers and caches as well. */
export const pageFacts = (path: string, catalogue: CatalogueIndex): PageFacts => {
  const parts = decoded(path);
  if (!parts) return missing;
  const [room = '', name, inner, ...rest] = parts;
  if (room === 'admin') return found;
  if (name === undefined) return plain.has(room) ? found : missing;
  if (rest.length > 0 || name === '') return missing;
  switch (room) {
    case 'product':
    case 'products':
      return inner === undefined && catalogue.visibleProduct(name) ? { status: 200, productId: name } : missing;
    case 'brands':
      return inner === undefined && hasBrand(name, catalogue) ? found : missing;
    case 'category':
      return hasCategory(name, inner, catalogue) ? found : missing;
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

const bears = (
  record: { name: string; previousNames: readonly string[] },
  wanted: string,
  folded: (name: string) => string,
) => [record.name, ...record.previousNames].some((name) => folded(name) === wanted);

const hasBrand = (name: string, catalogue: CatalogueIndex) =>
  [...catalogue.allBrands()].some((brand) => !brand.removed && bears(brand, fold(name), fold));

const hasCategory = (name: string, subcategory: string | undefined, catalogue: CatalogueIndex) =>
  [...catalogue.allCategories()].some(
    (category) =>
      !category.removed &&
      bears(category, foldKey(name), foldKey) &&
      (subcategory === undefined ||
        category.subcategories.some((each) => !each.removed && bears(each, foldKey(subcategory), foldKey))),
  );
