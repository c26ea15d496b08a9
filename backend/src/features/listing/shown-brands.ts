import { normalizeText, type BrandDocument } from '@henna/domain';
import type { Catalogue } from './catalogue.ts';

/** Active brands that have the text in a name, in any order; all without a text. */
export const shownBrands = (catalogue: Catalogue, text = ''): BrandDocument[] => {
  const shown = [...catalogue.allBrands()].filter(({ active, removed }) => active && !removed);
  const part = normalizeText(text);
  return part ? shown.filter((brand) => namesOf(brand).includes(part)) : shown;
};

const namesOf = ({ name, displayName, labels }: BrandDocument) =>
  normalizeText(`${displayName}\n${name}\n${labels.ar ?? ''}`);

/** By the names that people see. */
export const byBrandName = (a: BrandDocument, b: BrandDocument): number =>
  a.displayName.localeCompare(b.displayName) || (a._id < b._id ? -1 : 1);
