import { brand, category, product, type BrandEvent, type CategoryEvent, type VotingOption } from '@henna/domain';
import type { LogSnapshot } from './log-snapshot.ts';

type BrandRecord = NonNullable<ReturnType<typeof brand.initialState>>;
type CategoryRecord = NonNullable<ReturnType<typeof category.initialState>>;

/** With the names that it had before, in their order. */
type Renamed<Record> = Record & { readonly previousNames: readonly string[] };
type Category = Renamed<Omit<CategoryRecord, 'subcategories'>> & {
  readonly subcategories: readonly Renamed<CategoryRecord['subcategories'][number]>[];
};

/** A category and a subcategory of it of which at least one was removed. */
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
  /** The products that the public sees, with their places: the ids of category and subcategory. */
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
  const places = new Map<string, string>();
  for await (const [state] of log.states('product', product)) {
    if (!state || state.removed || !brands.has(state.brandId)) continue;
    const place = `${state.categoryId} ${state.subcategoryId}`;
    // One text for all products of a place.
    if (!places.has(place)) places.set(place, place);
    products.set(state._id, places.get(place)!);
  }
  const formerPlaces = [...places.keys()].flatMap((place): RemovedPart[] => {
    const [categoryId = '', subcategoryId = ''] = place.split(' ');
    const category = categories.get(categoryId) ?? removed.get(categoryId);
    const subcategory = category?.subcategories.find(({ id }) => id === subcategoryId);
    return category && subcategory && (category.removed || subcategory.removed) ? [{ category, subcategory }] : [];
  });
  return { brands, categories, removedCategories: removed, removedParts: formerPlaces, products };
};

/** The options that are voted on in a place, by id. */
export const optionsIn = ({ categories }: CatalogueFacts, place: string): ReadonlyMap<string, VotingOption> => {
  const [categoryId = '', subcategoryId = ''] = place.split(' ');
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
