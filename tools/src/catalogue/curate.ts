import type { Candidate, PlacedProduct } from './candidate.ts';
import { choose } from './choose.ts';
import brandSpellings from './data/brand-spellings.json' with { type: 'json' };
import correctionsFile from './data/corrections.json' with { type: 'json' };
import favorites from './data/favorites.json' with { type: 'json' };
import { withoutDuplicates } from './duplicates.ts';
import { place } from './place.ts';
import { tidyName } from './tidy-name.ts';
import { isUnwanted } from './unwanted.ts';

/** What the rules get wrong, found by reading the result line by line. */
interface Correction {
  /** Stays out. */
  drop?: boolean;
  /** The name it is sold under. */
  name?: string;
  /** `category: subcategory` instead of the rules' place. */
  place?: string;
}

/** By `Brand | Name` after tidying. */
const corrections: Readonly<Record<string, Correction>> = correctionsFile;
/** How a brand and its buyers write it, by its spelling in the sources. */
const spellings: Readonly<Record<string, string>> = brandSpellings;
/** Known in every drugstore and therefore chosen first, though their source doesn't count admirers: `Brand | Name`. */
const known = new Set(favorites);

const largest = new Set(['foundation', 'perfume']);
const large = new Set(['eau de toilette', 'lipstick', 'moisturizer', 'serum', 'cleanser', 'shampoo', 'mascara']);
const medium = new Set(['conditioner', 'blush', 'eyeshadow', 'eyeliner', 'concealer', 'body lotion', 'mask']);

/** Before every rank that a source gives. */
const beforeAll = -1_000;

/** Products wanted per subcategory: more where people look most. */
function wanted(subcategory: string): number {
  if (largest.has(subcategory)) return 24;
  if (large.has(subcategory)) return 16;
  return medium.has(subcategory) ? 12 : 9;
}

function placed(candidate: Candidate): PlacedProduct[] {
  if (isUnwanted(candidate)) return [];
  const written = candidate.brand.trim();
  const brand = spellings[written] ?? written;
  const prefixes = candidate.shelf.startsWith('api/')
    ? [brand, candidate.brand, "L'Oreal Paris", "L'Oreal", 'NYX']
    : [];
  const tidied = tidyName(candidate.name, prefixes);
  const correction = corrections[`${brand} | ${tidied}`];
  if (correction?.drop) return [];
  const name = correction?.name ?? tidied;
  const [category, subcategory] = correction?.place?.split(': ') ?? [];
  const where = category && subcategory ? { category, subcategory } : place({ shelf: candidate.shelf, name: tidied });
  const rank = known.has(`${brand} | ${name}`) ? beforeAll : candidate.rank;
  return where ? [{ brand, name, rank, range: candidate.range, ...where }] : [];
}

/** The catalogue's products: wanted ones, placed, each once, within the limits of brand and subcategory. */
export function curate(candidates: Candidate[]): PlacedProduct[] {
  const products = withoutDuplicates(candidates.flatMap(placed));
  return choose(products, { wanted, atLeast: 4, perBrand: 25, perBrandAndSubcategory: 2 });
}
