import type { FieldDescriptor, Sealed } from '@henna/domain';
import type { Catalogue } from '../listing/index.ts';
import type { ChangeValue } from './history.responses.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && ['k', 'n', 'c', 't'].every((part) => part in value);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An option, a shade, an id: one line each. */
const line = (item: unknown): string => {
  if (!isFields(item)) return String(item);
  const { label, labels, tone, name, hex } = item;
  if (typeof label === 'string') {
    const arabic = isFields(labels) ? labels['ar'] : undefined;
    const text = typeof arabic === 'string' ? `${label} (${arabic})` : label;
    return typeof tone === 'string' ? `${text} · ${tone}` : text;
  }
  const { column, field } = item;
  if (typeof column === 'string') return typeof field === 'string' ? `${column} → ${field}` : column;
  return typeof name === 'string' && typeof hex === 'string' ? `${name} ${hex}` : JSON.stringify(item);
};

/**
 * A value as people read it: ids of the catalogue by name, sets line by line, labels by the Arabic one.
 * @param field its descriptor, where the value is one of an entity's fields
 */
export const changeValue = (catalogue: Catalogue, field: FieldDescriptor | undefined, value: unknown): ChangeValue => {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return nameInCatalogue(catalogue, field?.references, value) ?? value;
  if (Array.isArray(value))
    return value.map((item) => nameInCatalogue(catalogue, field?.references, String(item)) ?? line(item));
  if (!isFields(value)) return null;
  const { ar, direction, value: limit } = value;
  if (direction === 'above' || direction === 'below') return `${direction === 'above' ? '>' : '<'} ${Number(limit)}`;
  if (Object.keys(value).every((key) => key === 'ar')) return typeof ar === 'string' ? ar : null;
  return JSON.stringify(value);
};

/** The name of a record of the catalogue, as it is at the catalogue's moment. @param kind of the record */
export const nameInCatalogue = (catalogue: Catalogue, kind: string | undefined, id: string): string | undefined => {
  switch (kind) {
    case 'product':
      return catalogue.product(id)?.name;
    case 'brand':
      return catalogue.brand(id)?.displayName;
    case 'category':
      return catalogue.category(id)?.displayName;
    case 'subcategory':
      return subcategoryName(catalogue, id);
    default:
      return undefined;
  }
};

/** The name of a subcategory of any category, as it is now. */
const subcategoryName = (catalogue: Catalogue, id: string): string | undefined => {
  for (const { subcategories } of catalogue.allCategories()) {
    const found = subcategories.find((part) => part.id === id);
    if (found) return found.displayName;
  }
  return undefined;
};
