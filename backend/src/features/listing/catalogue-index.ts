import type { BrandDocument, CategoryDocument, SettingDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ViewMirror } from '../../shared/projection-progress/view-mirror.ts';
import { ProjectionProgress, type ProgressUpdate } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { Catalogue, type ProductEntry } from './catalogue.ts';

export { Catalogue, type ProductEntry } from './catalogue.ts';

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
  resets: 1,
};

/** What changed in the index, for those who hold something made from it. */
export interface CatalogueChanges {
  readonly products: readonly { before: ProductEntry | undefined; after: ProductEntry }[];
  /** A brand, category, subcategory, option set or setting changed. */
  readonly taxonomyChanged: boolean;
  /** Among that, what lists order, filter or search by: names, labels, or a removed brand. */
  readonly namesChanged: boolean;
  /** Everything was loaded anew. */
  readonly reloaded: boolean;
}

/**
 * The catalogue in memory: products by id with what lists need, brands, categories and option sets. Loaded from the
 * views and following them by position, before anyone who waits for that position is woken.
 */
@Injectable()
export class CatalogueIndex extends Catalogue {
  private readonly listeners: ((changes: CatalogueChanges) => void)[] = [];
  private readonly views: {
    readonly brands: ViewMirror<BrandDocument>;
    readonly categories: ViewMirror<CategoryDocument>;
    readonly settings: ViewMirror<SettingDocument>;
    readonly products: ViewMirror<ProductEntry>;
  };

  constructor({ views }: Databases, progress: ProjectionProgress) {
    super();
    this.views = {
      brands: new ViewMirror(views, 'brand'),
      categories: new ViewMirror(views, 'category'),
      settings: new ViewMirror(views, 'setting'),
      products: new ViewMirror(views, 'product', entryFields),
    };
    progress.subscribe((step) => this.update(step));
  }

  /** Calls back, synchronously, whenever something changed. */
  onChange(listener: (changes: CatalogueChanges) => void): void {
    this.listeners.push(listener);
  }

  private async update(step: ProgressUpdate) {
    const [brands, categories, settings, products] = await Promise.all([
      this.views.brands.readChanges(step),
      this.views.categories.readChanges(step),
      this.views.settings.readChanges(step),
      this.views.products.readChanges(step, (id) => this.products.get(id)),
    ]);
    if (brands.reloaded) this.brands = new Map();
    if (categories.reloaded) this.categories = new Map();
    if (settings.reloaded) this.settings = new Map();
    if (products.reloaded) this.products = new Map();
    const namesChanged =
      brands.documents.some((brand) => namesDiffer(this.brands.get(brand._id), brand)) ||
      categories.documents.some((category) => namesDiffer(this.categories.get(category._id), category));
    for (const brand of brands.documents) this.brands.set(brand._id, brand);
    for (const category of categories.documents) this.categories.set(category._id, category);
    for (const setting of settings.documents) this.settings.set(setting._id, setting);
    const changes = products.documents.map((after) => ({ before: this.products.get(after._id), after }));
    for (const { after } of changes) this.products.set(after._id, after);
    const reloaded = brands.reloaded || categories.reloaded || products.reloaded;
    const taxonomyChanged = brands.documents.length + categories.documents.length + settings.documents.length > 0;
    if (reloaded || taxonomyChanged || changes.length > 0)
      for (const listener of this.listeners) listener({ products: changes, taxonomyChanged, namesChanged, reloaded });
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
