import type { ChangeValue, Sealed } from '@henna/domain';
import type { Catalogue } from '../catalogue/index.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && ['k', 'n', 'c', 't'].every((part) => part in value);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An option, a shade, an id: one line each. */
const line = (item: unknown): string => {
  if (!isFields(item)) return String(item);
  const { label, labels, name, hex } = item;
  if (typeof label === 'string') {
    const arabic = isFields(labels) ? labels['ar'] : undefined;
    return typeof arabic === 'string' ? `${label} (${arabic})` : label;
  }
  return typeof name === 'string' && typeof hex === 'string' ? `${name} ${hex}` : JSON.stringify(item);
};

/** A value as people read it: ids of the catalogue by name, sets line by line, labels by the Arabic one. */
export const changeValue = (catalogue: Catalogue, field: string, value: unknown): ChangeValue => {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return nameOf(catalogue, field, value) ?? value;
  if (Array.isArray(value)) return value.map(line);
  if (!isFields(value)) return null;
  const { ar } = value;
  if (Object.keys(value).every((key) => key === 'ar')) return typeof ar === 'string' ? ar : null;
  return JSON.stringify(value);
};

const nameOf = (catalogue: Catalogue, field: string, id: string): string | undefined => {
  switch (field) {
    case 'brandId':
      return catalogue.brand(id)?.displayName;
    case 'categoryId':
      return catalogue.category(id)?.displayName;
    case 'subcategoryId':
      return subcategoryNamed(catalogue, id);
    default:
      return undefined;
  }
};

/** The name of a subcategory of any category, as it is now. */
export const subcategoryNamed = (catalogue: Catalogue, id: string): string | undefined => {
  for (const { subcategories } of catalogue.allCategories()) {
    const found = subcategories.find((part) => part.id === id);
    if (found) return found.displayName;
  }
  return undefined;
};
