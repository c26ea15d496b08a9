import {
  effectiveOptions,
  fallbackOptions,
  type BrandDocument,
  type CategoryDocument,
  type ProductDocument,
  type SettingDocument,
  type SubcategoryPart,
  type VotingOption,
} from '@henna/domain';

/** The fields of a product that are held in memory: enough to filter, sort and count. */
export type ProductEntry = Pick<
  ProductDocument,
  | '_id'
  | 'name'
  | 'brandId'
  | 'categoryId'
  | 'subcategoryId'
  | 'description'
  | 'createdAt'
  | 'removed'
  | 'trendScore'
  | 'bayesian'
  | 'rootComments'
> & {
  readonly ratings: { readonly total: number; readonly sum: number };
  /** Registered pictures; absent in documents of an earlier build. */
  readonly images?: readonly { readonly hash: string }[];
  /** In memory a mark that stands for any address. */
  readonly imageUrl?: string | null;
  /** Votes that stand, by option id. */
  readonly votes?: Readonly<Record<string, number>>;
  readonly shades?: readonly { readonly hex: string }[];
};

/** Whether a product has a registered picture or the address of one. */
export const hasPicture = ({ images, imageUrl }: ProductEntry): boolean => Boolean(images?.length || imageUrl);

/** The catalogue in memory, at present or as of an earlier position: products by id with what lists need, brands, categories and option sets. */
export class Catalogue {
  constructor(
    protected products = new Map<string, ProductEntry>(),
    protected brands = new Map<string, BrandDocument>(),
    protected categories = new Map<string, CategoryDocument>(),
    protected settings = new Map<string, SettingDocument>(),
  ) {}

  /** A product whoever asks: removed and hidden ones too. */
  product(id: string): ProductEntry | undefined {
    return this.products.get(id);
  }

  /** A product that the public may see: neither removed nor hidden with its brand. */
  visibleProduct(id: string): ProductEntry | undefined {
    const entry = this.products.get(id);
    return entry && this.isVisible(entry) ? entry : undefined;
  }

  isVisible(entry: ProductEntry): boolean {
    return !entry.removed && this.brands.get(entry.brandId)?.removed === false;
  }

  allProducts(): IterableIterator<ProductEntry> {
    return this.products.values();
  }

  brand(id: string): BrandDocument | undefined {
    return this.brands.get(id);
  }

  allBrands(): IterableIterator<BrandDocument> {
    return this.brands.values();
  }

  category(id: string): CategoryDocument | undefined {
    return this.categories.get(id);
  }

  allCategories(): IterableIterator<CategoryDocument> {
    return this.categories.values();
  }

  subcategory(categoryId: string, subcategoryId: string): SubcategoryPart | undefined {
    return this.categories.get(categoryId)?.subcategories.find(({ id }) => id === subcategoryId);
  }

  /** The global options as they were set; `undefined` while nobody has. */
  get globalOptions(): SettingDocument<'votingOptions'> | undefined {
    return this.settings.get('votingOptions');
  }

  /** See {@link effectiveOptions}. */
  optionsOf({
    categoryId,
    subcategoryId,
  }: Pick<ProductEntry, 'categoryId' | 'subcategoryId'>): readonly VotingOption[] {
    const category = this.categories.get(categoryId);
    const own = this.subcategory(categoryId, subcategoryId);
    return effectiveOptions(own, category, this.globalOptions?.value.options);
  }

  /** Every option that is offered anywhere, by id. */
  allOptions(): ReadonlyMap<string, VotingOption> {
    const sets = [...this.categories.values()]
      .flatMap(({ optionSet, subcategories }) => [optionSet, ...subcategories.map((part) => part.optionSet)])
      .flatMap((set) => set?.options ?? []);
    const all = [...sets, ...(this.globalOptions?.value.options ?? fallbackOptions)];
    return new Map(all.map((option) => [option.id, option]));
  }
}
