import MiniSearch from 'minisearch';
import { fold } from '../../../shared/fold.ts';
import type { CatalogueIndex, ProductEntry } from '../catalogue-index/catalogue-index.ts';

interface SearchedProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly subcategory: string;
  readonly description: string;
}

const words = /[^\p{L}\p{N}]+/u;

/** Full text over name, brand, category, subcategory and description, English and Arabic; a prefix of a word matches. */
export class TextSearch {
  private readonly index = new MiniSearch<SearchedProduct>({
    fields: ['name', 'brand', 'category', 'subcategory', 'description'],
    tokenize: (text) => fold(text).split(words).filter(Boolean),
    processTerm: (term) => term,
    autoVacuum: true,
  });

  constructor(private readonly catalogue: CatalogueIndex) {}

  /** Puts a product in, or its new words in place of the old. */
  put(entry: ProductEntry): void {
    const product = this.searched(entry);
    if (this.index.has(entry._id)) this.index.replace(product);
    else this.index.add(product);
  }

  discard(id: string): void {
    if (this.index.has(id)) this.index.discard(id);
  }

  /** Ids of the products that hold every word; `undefined` when the text holds no word at all. */
  find(text: string): ReadonlySet<string> | undefined {
    if (!fold(text).split(words).some(Boolean)) return undefined;
    const found = this.index.search(text, { prefix: true, combineWith: 'AND' });
    return new Set(found.map(({ id }) => id as string));
  }

  private searched({ _id, name, description, brandId, categoryId, subcategoryId }: ProductEntry): SearchedProduct {
    const brand = this.catalogue.brand(brandId);
    const category = this.catalogue.category(categoryId);
    const subcategory = this.catalogue.subcategory(categoryId, subcategoryId);
    const named = (record: { name: string; displayName: string; labels: { ar?: string } } | undefined) =>
      record ? [record.name, record.displayName, record.labels.ar].filter(Boolean).join(' ') : '';
    return {
      id: _id,
      name,
      brand: named(brand),
      category: named(category),
      subcategory: named(subcategory),
      description: description ?? '',
    };
  }
}
