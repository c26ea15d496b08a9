import {
  fieldRefusal,
  nearestName,
  normalizeKey,
  normalizeText,
  type CategoryDocument,
  type FieldRefusal,
  type SubcategoryPart,
} from '@henna/domain';
import type { CatalogueIndex } from '../../../listing/index.ts';
import { keyOfName, type MissingKind, type MissingRecords } from './missing-records.ts';

/** The id of what a row names, or why it has none. */
export type Named =
  | { readonly id: string }
  | {
      readonly problem: FieldRefusal;
      /** The id that it would get. */
      readonly missing?: string;
    };

const codes = {
  brand: ['BRAND_NAME_UNKNOWN', 'BRAND_MISTYPED'],
  category: ['CATEGORY_NAME_UNKNOWN', 'CATEGORY_MISTYPED'],
  subcategory: ['SUBCATEGORY_NAME_UNKNOWN', 'SUBCATEGORY_MISTYPED'],
} as const;

const limitOfName = /[\p{L}\p{N}]/u;

type CategoryNames = Pick<CategoryDocument | SubcategoryPart, 'name' | 'displayName' | 'labels'>;

/**
 * Finds what rows name: brands by their name, categories and subcategories by their key, else by what they are called
 * in either language. Removed records are not found.
 */
export class NamedRecords {
  readonly #brands = new Map<string, string>();
  readonly #brandNames: string[] = [];
  readonly #suggestions = new Map<string, string | undefined>();

  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly missing: MissingRecords,
  ) {
    for (const { _id, name, displayName, labels, removed } of catalogue.allBrands()) {
      if (removed) continue;
      this.#brandNames.push(name);
      for (const each of [labels.ar, displayName]) if (each) this.#addBrand(each, _id);
      this.#brands.set(normalizeText(name), _id);
    }
  }

  brand(name: string): Named {
    const id = this.#brands.get(normalizeText(name));
    return id ? { id } : this.#missing('brand', 'brand', name, this.#brandNames);
  }

  /** @param field the column that names it */
  category(name: string, field = 'category'): Named {
    const all = [...this.catalogue.allCategories()].filter(({ removed }) => !removed);
    const found = byName(all, name);
    if (found) return { id: found._id };
    return this.#missing('category', field, name, () => all.flatMap(namesOf));
  }

  subcategory(categoryId: string, name: string): Named {
    const parts = (this.catalogue.category(categoryId)?.subcategories ?? []).filter(({ removed }) => !removed);
    const found = byName(parts, name);
    if (found) return { id: found.id };
    return this.#missing('subcategory', 'subcategory', name, () => parts.flatMap(namesOf), categoryId);
  }

  #addBrand(name: string, id: string) {
    const key = normalizeText(name);
    if (!this.#brands.has(key)) this.#brands.set(key, id);
  }

  #missing(
    kind: MissingKind,
    field: string,
    name: string,
    candidates: readonly string[] | (() => readonly string[]),
    categoryId?: string,
  ): Named {
    if (!limitOfName.test(name)) return { problem: fieldRefusal(field, 'LETTER_OR_DIGIT') };
    const record = this.missing.add(kind, name, categoryId);
    if (this.missing.creates) return { id: record.id };
    if (!this.#suggestions.has(record.id))
      this.#suggestions.set(record.id, nearestName(name, typeof candidates === 'function' ? candidates() : candidates));
    const suggestion = this.#suggestions.get(record.id);
    const [unknown, mistyped] = codes[kind];
    return {
      missing: record.id,
      problem: suggestion
        ? fieldRefusal(field, mistyped, { name, suggestion })
        : fieldRefusal(field, unknown, { name }),
    };
  }
}

const namesOf = ({ name, displayName, labels }: CategoryNames) => [
  name,
  displayName,
  ...(labels.ar ? [labels.ar] : []),
];

const byName = <Record extends CategoryNames>(records: readonly Record[], name: string): Record | undefined => {
  const key = normalizeKey(name);
  const slug = normalizeKey(keyOfName(name));
  return (
    records.find((each) => normalizeKey(each.name) === key) ??
    records.find((each) => namesOf(each).some((other) => normalizeKey(other) === key)) ??
    records.find((each) => normalizeKey(each.name) === slug)
  );
};
