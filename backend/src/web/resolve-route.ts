import {
  normalizeKey,
  normalizeText,
  type BrandDocument,
  type CategoryDocument,
  type SubcategoryPart,
} from '@henna/domain';
import type { CatalogueIndex } from '../features/listing/index.ts';

export type RouteTarget =
  | { readonly kind: 'home' | 'products' | 'brands' | 'sign-in' | 'other' }
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'brand'; readonly brand: BrandDocument }
  | { readonly kind: 'rankings'; readonly category: CategoryDocument }
  | { readonly kind: 'category'; readonly category: CategoryDocument; readonly subcategory?: SubcategoryPart };

/** Without a target the path is not found. */
export interface ResolvedRoute {
  readonly status: 200 | 404;
  readonly target?: RouteTarget;
}

const fixedRoutes: Readonly<
  Record<string, RouteTarget['kind'] & ('home' | 'products' | 'brands' | 'sign-in' | 'other')>
> = {
  '': 'home',
  products: 'products',
  brands: 'brands',
  compare: 'other',
  rankings: 'other',
  shelf: 'other',
  profile: 'other',
  account: 'other',
  'sign-in': 'sign-in',
  'forgot-password': 'other',
  'reset-password': 'other',
  'confirm-email': 'other',
  admin: 'other',
};
const found = (target: RouteTarget): ResolvedRoute => ({ status: 200, target });
const missing: ResolvedRoute = { status: 404 };

/** Looks a path of the client up in the catalogue, so that crawlers and caches get a 404 for what does not exist. */
export const resolveRoute = (path: string, catalogue: CatalogueIndex): ResolvedRoute => {
  const parts = decoded(path);
  if (!parts) return missing;
  const [section = '', name, inner, ...rest] = parts;
  if (section === 'admin') return found({ kind: 'other' });
  if (name === undefined) return Object.hasOwn(fixedRoutes, section) ? found({ kind: fixedRoutes[section]! }) : missing;
  if (rest.length > 0 || name === '') return missing;
  switch (section) {
    case 'account':
      return name === 'erased' && inner === undefined ? found({ kind: 'other' }) : missing;
    case 'product':
    case 'products':
      return inner === undefined && catalogue.visibleProduct(name) ? found({ kind: 'product', id: name }) : missing;
    case 'brands':
      return (inner === undefined && resolveBrand(name, catalogue)) || missing;
    case 'rankings':
      return (inner === undefined && resolveRankings(name, catalogue)) || missing;
    case 'category':
      return resolveCategory(name, inner, catalogue) ?? missing;
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

/** The active record with that name, else the one that had it before. */
const byCurrentOrFormerName = <Record extends Named>(
  records: Iterable<Record>,
  name: string,
  normalized: (name: string) => string,
) => {
  const active = [...records].filter(({ removed }) => !removed);
  const request = normalized(name);
  return (
    active.find((record) => normalized(record.name) === request) ??
    active.find(({ previousNames }) => previousNames.some((previous) => normalized(previous) === request))
  );
};

const resolveBrand = (name: string, catalogue: CatalogueIndex) => {
  const brand = byCurrentOrFormerName(catalogue.allBrands(), name, normalizeText);
  return brand && found({ kind: 'brand', brand });
};

const resolveRankings = (name: string, catalogue: CatalogueIndex) => {
  const category = byCurrentOrFormerName(catalogue.allCategories(), name, normalizeKey);
  return category && found({ kind: 'rankings', category });
};

const resolveCategory = (name: string, inner: string | undefined, catalogue: CatalogueIndex) => {
  const category = byCurrentOrFormerName(catalogue.allCategories(), name, normalizeKey);
  if (!category || inner === undefined) return category && found({ kind: 'category', category });
  const subcategory = byCurrentOrFormerName(category.subcategories, inner, normalizeKey);
  return subcategory && found({ kind: 'category', category, subcategory });
};
