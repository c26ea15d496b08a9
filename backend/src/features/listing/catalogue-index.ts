import type { BrandDocument, CategoryDocument, SettingDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ViewMirror } from '../../shared/projection-progress/view-mirror.ts';
import { ProjectionProgress, type ProgressUpdate } from '../../shared/projection-progress/projection-progress.ts';
import { TimeSlices } from '../../shared/slices.ts';
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
  'ratings.sum': 1,
  'images.hash': 1,
  imageUrl: 1,
  'shades.hex': 1,
  votes: 1,
  resets: 1,
};

export interface ProductChange {
  readonly before: ProductEntry | undefined;
  readonly after: ProductEntry;
}

/** What changed in the index, for those who hold something made from it. */
export interface CatalogueChanges {
  readonly products: readonly ProductChange[];
  /** A brand, category, subcategory, option set or setting changed. */
  readonly taxonomyChanged: boolean;
  /** Among that, what lists order, filter or search by: names, labels, or a removed brand. */
  readonly namesChanged: boolean;
  /** Likewise, an option set changed. */
  readonly optionsChanged: boolean;
  /** Everything was loaded anew. */
  readonly reloaded: boolean;
}

/** Builds something from all products while they are read. */
export interface CatalogueBuilder {
  /** A product that changed meanwhile comes again, with what it was `before`. */
  add(products: readonly ProductChange[]): void | Promise<void>;
  /** @returns what puts the result in the place of the former one */
  finish(): Promise<() => void>;
}

export interface LoadingProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * The catalogue in memory: products by id with what lists need, brands, categories and option sets. Loaded from the
 * views and following them by position, before anyone who waits for that position is woken.
 */
@Injectable()
export class CatalogueIndex extends Catalogue {
  private readonly listeners: ((changes: CatalogueChanges) => void)[] = [];
  private readonly builders: ((next: Catalogue, slices: TimeSlices) => CatalogueBuilder)[] = [];
  private reloading: LoadingProgress | undefined;
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

  /** Builds what `begin` makes beside the former one, for a catalogue that nobody sees until all are finished. */
  onReload(begin: (next: Catalogue, slices: TimeSlices) => CatalogueBuilder): void {
    this.builders.push(begin);
  }

  /** How many products have been read, while all are. */
  get loading(): LoadingProgress | undefined {
    return this.reloading;
  }

  private async update(step: ProgressUpdate) {
    const mirrors = Object.values(this.views);
    if (mirrors.some((view) => view.needsReload(step)))
      await this.reload(step).finally(() => (this.reloading = undefined));
    else await this.readChanges(step);
    for (const view of mirrors) view.confirm(step);
  }

  /** In slices: this may take a minute, and the former catalogue answers meanwhile. */
  private async reload(step: ProgressUpdate) {
    const { views } = this;
    const slices = new TimeSlices();
    const [brands, categories, settings, total] = await Promise.all([
      readAllById(views.brands, step),
      readAllById(views.categories, step),
      readAllById(views.settings, step),
      views.products.count(step),
    ]);
    this.reloading = { loaded: 0, total };
    const products = new Map<string, ProductEntry>();
    const next = new Catalogue(products, brands, categories, settings);
    const builders = this.builders.map((begin) => begin(next, slices));
    for await (const batch of views.products.readAll(step)) {
      const changes = batch.map((read) => {
        const after = withSharedIds(withoutAddress(read), next);
        return { before: products.get(after._id), after };
      });
      for (const { after } of changes) products.set(after._id, after);
      for (const builder of builders) await builder.add(changes);
      this.reloading = { loaded: products.size, total };
    }
    const replacements: (() => void)[] = [];
    for (const builder of builders) replacements.push(await builder.finish());
    this.products = products;
    this.brands = brands;
    this.categories = categories;
    this.settings = settings;
    for (const replace of replacements) replace();
    this.notify({ products: [], taxonomyChanged: true, namesChanged: true, optionsChanged: true, reloaded: true });
  }

  private async readChanges(step: ProgressUpdate) {
    const [brands, categories, settings, products] = await Promise.all([
      this.views.brands.readChanges(step),
      this.views.categories.readChanges(step),
      this.views.settings.readChanges(step),
      this.views.products.readChanges(step, (id) => this.products.get(id)),
    ]);
    const namesChanged =
      brands.documents.some((brand) => namesDiffer(this.brands.get(brand._id), brand)) ||
      categories.documents.some((category) => namesDiffer(this.categories.get(category._id), category));
    const optionsChanged =
      settings.documents.length > 0 ||
      categories.documents.some((category) => optionsDiffer(this.categories.get(category._id), category));
    for (const brand of brands.documents) this.brands.set(brand._id, brand);
    for (const category of categories.documents) this.categories.set(category._id, category);
    for (const setting of settings.documents) this.settings.set(setting._id, setting);
    const changes = products.documents.map((read) => ({
      before: this.products.get(read._id),
      after: withoutAddress(read),
    }));
    for (const { after } of changes) this.products.set(after._id, after);
    const taxonomyChanged = brands.documents.length + categories.documents.length + settings.documents.length > 0;
    if (taxonomyChanged || changes.length > 0)
      this.notify({ products: changes, taxonomyChanged, namesChanged, optionsChanged, reloaded: false });
  }

  private notify(changes: CatalogueChanges) {
    for (const listener of this.listeners) listener(changes);
  }
}

/** Whether there is an address is all that lists ask: a million of them would be held for nothing. */
const withoutAddress = (product: ProductEntry): ProductEntry =>
  Object.assign(product, { imageUrl: product.imageUrl ? 'set' : null });

/** A million products name a few thousand records: each of their ids is one string in memory. */
const withSharedIds = (product: ProductEntry, catalogue: Catalogue): ProductEntry => {
  const { brandId, categoryId, subcategoryId } = product;
  return Object.assign(product, {
    brandId: catalogue.brand(brandId)?._id ?? brandId,
    categoryId: catalogue.category(categoryId)?._id ?? categoryId,
    subcategoryId: catalogue.subcategory(categoryId, subcategoryId)?.id ?? subcategoryId,
  });
};

const readAllById = async <Entry extends { readonly _id: string }>(view: ViewMirror<Entry>, step: ProgressUpdate) => {
  const byId = new Map<string, Entry>();
  for await (const batch of view.readAll(step)) for (const entry of batch) byId.set(entry._id, entry);
  return byId;
};

/** Whether products of a known category have other options now; a part that comes or goes counts as well. */
const optionsDiffer = (before: CategoryDocument | undefined, after: CategoryDocument): boolean => {
  const ids = ({ removed, optionSet }: Pick<CategoryDocument, 'removed' | 'optionSet'>) =>
    removed ? null : (optionSet?.options.map(({ id }) => id) ?? null);
  const all = (category: CategoryDocument) => [
    ids(category),
    ...category.subcategories.map((part) => [part.id, ids(part)]),
  ];
  return before !== undefined && JSON.stringify(all(before)) !== JSON.stringify(all(after));
};

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
