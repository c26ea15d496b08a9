import type { Candidate, CategorizedProduct } from './candidate.ts';
import { selectProducts } from './select.ts';
import brandSpellings from './data/brand-spellings.json' with { type: 'json' };
import correctionsFile from './data/corrections.json' with { type: 'json' };
import favorites from './data/favorites.json' with { type: 'json' };
import { withoutDuplicates } from './duplicates.ts';
import { assignCategory } from './assign-category.ts';
import { cleanName } from './clean-name.ts';
import { isFilteredOut } from './filters.ts';

/** What the rules get wrong, found by reading the result line by line. */
interface Correction {
  /** The product is left out. */
  drop?: boolean;
  /** The name it is sold under. */
  name?: string;
  /** `category: subcategory` instead of what the rules say. */
  place?: string;
}

/** By `Brand | Name`, with the cleaned name. */
const corrections: Readonly<Record<string, Correction>> = correctionsFile;
/** How a brand and its buyers write it, by its spelling in the sources. */
const spellings: Readonly<Record<string, string>> = brandSpellings;
/** `Brand | Name` of well-known products that are selected first, because their source counts no admirers. */
const favoriteKeys = new Set(favorites);

const largest = new Set(['foundation', 'perfume']);
const large = new Set(['eau de toilette', 'lipstick', 'moisturizer', 'serum', 'cleanser', 'shampoo', 'mascara']);
const medium = new Set(['conditioner', 'blush', 'eyeshadow', 'eyeliner', 'concealer', 'body lotion', 'mask']);

/** Lower than every rank of a source. */
const favoriteRank = -1_000;

/** How many products a subcategory should get: more where people look most. */
function targetOf(subcategory: string): number {
  if (largest.has(subcategory)) return 24;
  if (large.has(subcategory)) return 16;
  return medium.has(subcategory) ? 12 : 9;
}

function toPlacedProduct(candidate: Candidate): CategorizedProduct[] {
  if (isFilteredOut(candidate)) return [];
  const written = candidate.brand.trim();
  const brand = spellings[written] ?? written;
  const prefixes = candidate.sourceCategory.startsWith('api/')
    ? [brand, candidate.brand, "L'Oreal Paris", "L'Oreal", 'NYX']
    : [];
  const cleaned = cleanName(candidate.name, prefixes);
  const correction = corrections[`${brand} | ${cleaned}`];
  if (correction?.drop) return [];
  const name = correction?.name ?? cleaned;
  const [category, subcategory] = correction?.place?.split(': ') ?? [];
  const where =
    category && subcategory
      ? { category, subcategory }
      : assignCategory({ sourceCategory: candidate.sourceCategory, name: cleaned });
  const rank = favoriteKeys.has(`${brand} | ${name}`) ? favoriteRank : candidate.rank;
  return where ? [{ brand, name, rank, range: candidate.range, ...where }] : [];
}

/** The catalogue's products: filtered, categorised, each once, within the limits of brand and subcategory. */
export function curate(candidates: Candidate[]): CategorizedProduct[] {
  const products = withoutDuplicates(candidates.flatMap(toPlacedProduct));
  return selectProducts(products, { target: targetOf, atLeast: 4, perBrand: 25, perBrandAndSubcategory: 2 });
}
