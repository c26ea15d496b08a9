import {
  defaultVotingOptions,
  votingOptionNamespace,
  type BrandDocument,
  type CategoryDocument,
  type ProductDocument,
  type SettingDocument,
  type SubcategoryPart,
  type VotingOption,
} from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { v5 } from 'uuid';
import { fold } from '../../../shared/fold.ts';
import { FollowedView } from '../../../shared/positions/followed-view.ts';
import { ProjectionProgress, type Step } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** What the index keeps of a product: enough to filter, sort and count; the page's documents come from the view. */
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
  readonly ratings: { readonly total: number };
  /** Registered pictures; absent in documents of an earlier build. */
  readonly images?: readonly { readonly hash: string }[];
};

const entryFields = {
  name: 1,
  brandId: 1,
  categoryId: 1,
  subcategoryId: 1,
  description: 1,
  createdAt: 1,
  removed: 1,
  trendScore: 1,
  bayesian: 1,
  rootComments: 1,
  'ratings.total': 1,
  'images.hash': 1,
};

/** Offered while nobody has set any. */
export const fallbackOptions: readonly VotingOption[] = defaultVotingOptions.map((label) => ({
  id: v5(fold(label), votingOptionNamespace),
  label,
}));

/** What changed in the index, for those who hold something made from it. */
export interface CatalogueChanges {
  readonly products: readonly { before: ProductEntry | undefined; after: ProductEntry }[];
  /** A brand, category, subcategory, option set or setting changed. */
  readonly frame: boolean;
  /** Among that, what lists order, filter or search by: names, labels, or a removed brand. */
  readonly names: boolean;
  /** Everything was loaded anew. */
  readonly reloaded: boolean;
}

/**
 * The catalogue in memory: products by id with what lists need, brands, categories and option sets. Loaded from the
 * views and following them by position, before anyone who waits for that position is woken.
 */
@Injectable()
export class CatalogueIndex {
  private products = new Map<string, ProductEntry>();
  private brands = new Map<string, BrandDocument>();
  private categories = new Map<string, CategoryDocument>();
  private settings = new Map<string, SettingDocument>();
  private readonly listeners: ((changes: CatalogueChanges) => void)[] = [];
  private readonly views: {
    readonly brands: FollowedView<BrandDocument>;
    readonly categories: FollowedView<CategoryDocument>;
    readonly settings: FollowedView<SettingDocument>;
    readonly products: FollowedView<ProductEntry>;
  };

  constructor({ views }: Databases, progress: ProjectionProgress) {
    this.views = {
      brands: new FollowedView(views, 'brand'),
      categories: new FollowedView(views, 'category'),
      settings: new FollowedView(views, 'setting'),
      products: new FollowedView(views, 'product', entryFields),
    };
    progress.follow((step) => this.follow(step));
  }

  /** Calls back, synchronously, whenever something changed. */
  onChange(listener: (changes: CatalogueChanges) => void): void {
    this.listeners.push(listener);
  }

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

  /** The option chain: the subcategory's own set, else the category's, else the global one, else Good and Bad. */
  optionsOf({
    categoryId,
    subcategoryId,
  }: Pick<ProductEntry, 'categoryId' | 'subcategoryId'>): readonly VotingOption[] {
    const category = this.categories.get(categoryId);
    const own = this.subcategory(categoryId, subcategoryId);
    const set = (own && !own.removed && own.optionSet) || (category && !category.removed && category.optionSet);
    return set ? set.options : (this.globalOptions?.value.options ?? fallbackOptions);
  }

  private async follow(step: Step) {
    const [brands, categories, settings, products] = await Promise.all([
      this.views.brands.changed(step),
      this.views.categories.changed(step),
      this.views.settings.changed(step),
      this.views.products.changed(step),
    ]);
    if (brands.reloaded) this.brands = new Map();
    if (categories.reloaded) this.categories = new Map();
    if (settings.reloaded) this.settings = new Map();
    if (products.reloaded) this.products = new Map();
    const names =
      brands.documents.some((brand) => namesDiffer(this.brands.get(brand._id), brand)) ||
      categories.documents.some((category) => namesDiffer(this.categories.get(category._id), category));
    for (const brand of brands.documents) this.brands.set(brand._id, brand);
    for (const category of categories.documents) this.categories.set(category._id, category);
    for (const setting of settings.documents) this.settings.set(setting._id, setting);
    const changes = products.documents.map((after) => ({ before: this.products.get(after._id), after }));
    for (const { after } of changes) this.products.set(after._id, after);
    const reloaded = brands.reloaded || categories.reloaded || products.reloaded;
    const frame = brands.documents.length + categories.documents.length + settings.documents.length > 0;
    if (reloaded || frame || changes.length > 0)
      for (const listener of this.listeners) listener({ products: changes, frame, names, reloaded });
  }
}

type Named = Pick<BrandDocument, 'name' | 'displayName' | 'labels' | 'removed'>;
type MaybeParent = Named & { readonly subcategories?: readonly (Named & { readonly id: string })[] };

/** Whether a known record changed in what lists use. One that is new has no products yet that could be listed by it. */
const namesDiffer = (before: MaybeParent | undefined, after: MaybeParent): boolean => {
  if (!before) return false;
  const words = ({ name, displayName, labels, removed }: Named) =>
    JSON.stringify([name, displayName, labels.ar, removed]);
  if (words(before) !== words(after)) return true;
  return (before.subcategories ?? []).some((old) => {
    const present = after.subcategories?.find(({ id }) => id === old.id);
    return !present || words(old) !== words(present);
  });
};
