import { brand, category, product, type BrandEvent, type CategoryEvent, type VotingOption } from '@henna/domain';
import type { LogSnapshot } from './log-snapshot.ts';

type BrandRecord = NonNullable<ReturnType<typeof brand.initialState>>;
type CategoryRecord = NonNullable<ReturnType<typeof category.initialState>>;

/** With its previous names, the oldest first. */
type Renamed<Record> = Record & { readonly previousNames: readonly string[] };
type Category = Renamed<Omit<CategoryRecord, 'subcategories'>> & {
  readonly subcategories: readonly Renamed<CategoryRecord['subcategories'][number]>[];
};

/** A category and one of its subcategories, of which at least one was removed. */
interface RemovedPart {
  readonly category: Category;
  readonly subcategory: Category['subcategories'][number];
}

/** What many records of a backup refer to; small, but for one short entry per product. */
export interface CatalogueFacts {
  readonly brands: ReadonlyMap<string, Renamed<BrandRecord>>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly removedCategories: ReadonlyMap<string, Category>;
  /** Removed categories, and those with removed subcategories, that have products of the public. */
  readonly removedParts: readonly RemovedPart[];
  /** The category and subcategory of each product that the public sees: `<categoryId> <subcategoryId>`. */
  readonly products: ReadonlyMap<string, string>;
}

export const catalogueFacts = async (log: LogSnapshot): Promise<CatalogueFacts> => {
  const brands = new Map<string, Renamed<BrandRecord>>();
  for await (const [state, events] of log.states('brand', brand))
    if (state && !state.removed)
      brands.set(state._id, { ...state, previousNames: previousNames(events, ({ type }) => type === 'BrandChanged') });
  const [categories, removed] = [new Map<string, Category>(), new Map<string, Category>()];
  for await (const [state, events] of log.states('category', category))
    if (state) (state.removed ? removed : categories).set(state._id, withPreviousNames(state, events));
  const products = new Map<string, string>();
  const subcategoryKeys = new Map<string, string>();
  for await (const [state] of log.states('product', product)) {
    if (!state || state.removed || !brands.has(state.brandId)) continue;
    const key = `${state.categoryId} ${state.subcategoryId}`;
    // All products of a subcategory share one string.
    if (!subcategoryKeys.has(key)) subcategoryKeys.set(key, key);
    products.set(state._id, subcategoryKeys.get(key)!);
  }
  const removedParts = [...subcategoryKeys.keys()].flatMap((key): RemovedPart[] => {
    const [categoryId = '', subcategoryId = ''] = key.split(' ');
    const category = categories.get(categoryId) ?? removed.get(categoryId);
    const subcategory = category?.subcategories.find(({ id }) => id === subcategoryId);
    return category && subcategory && (category.removed || subcategory.removed) ? [{ category, subcategory }] : [];
  });
  return { brands, categories, removedCategories: removed, removedParts, products };
};

/** The voting options of the products of a subcategory, by id. */
export const optionsIn = ({ categories }: CatalogueFacts, key: string): ReadonlyMap<string, VotingOption> => {
  const [categoryId = '', subcategoryId = ''] = key.split(' ');
  const parent = categories.get(categoryId);
  const part = parent?.subcategories.find(({ id, removed }) => id === subcategoryId && !removed);
  return new Map((part?.optionSet ?? parent?.optionSet)?.options.map((option) => [option.id, option]) ?? []);
};

const withPreviousNames = (state: CategoryRecord, events: readonly CategoryEvent[]): Category => ({
  ...state,
  previousNames: previousNames(events, ({ type }) => type === 'CategoryChanged'),
  subcategories: state.subcategories.map((part) => ({
    ...part,
    previousNames: previousNames(
      events,
      ({ type, data }) => type === 'SubcategoryChanged' && data.subcategoryId === part.id,
    ),
  })),
});

const previousNames = <Event extends BrandEvent | CategoryEvent>(
  events: readonly Event[],
  isChange: (event: Event) => boolean,
): string[] =>
  events.flatMap((event) =>
    isChange(event) && 'from' in event.data && event.data.from && 'name' in event.data.from && event.data.from.name
      ? [event.data.from.name]
      : [],
  );
