import { productSorts, shadeFamilies, shadeFamily, type BrandDocument } from '@henna/domain';
import fc from 'fast-check';
import { TimeSlices } from '../../shared/slices.ts';
import { queryTokens, documentTokens } from '../search/index.ts';
import type { CatalogueChanges, CatalogueIndex } from './catalogue-index.ts';
import type { ProductEntry } from './catalogue.ts';
import { listedProduct, type ListedProduct } from './listed-product.ts';
import { Listing, type ListingQuery } from './listing.ts';
import { productOrders } from './product-order.ts';

const places: Record<string, string> = { lips: 'Lip care', eyes: 'Eyes', balm: 'Balm', kohl: 'Kohl', kohl2: 'Kohl' };
const named = (_id: string, displayName: string, removed = false) => ({
  _id,
  id: _id,
  name: _id,
  displayName,
  labels: {},
  removed,
});
const brandIds = ['noor', 'layla', 'gone'];
const offered: Readonly<Record<string, readonly string[]>> = {
  balm: ['soft', 'dry', 'rich'],
  kohl: ['soft', 'sharp'],
  kohl2: ['dry'],
};

/** Products over brands and categories. */
class Shelves {
  readonly products = new Map<string, ProductEntry>();
  private readonly brands = new Map(brandIds.map((id) => [id, named(id, id, id === 'gone')]));
  /** An option that balms offer no more. */
  private retired = false;
  private listener: (changes: CatalogueChanges) => void = () => undefined;
  private begin!: Parameters<CatalogueIndex['onReload']>[0];

  onChange(listener: (changes: CatalogueChanges) => void) {
    this.listener = listener;
  }

  onReload(begin: Parameters<CatalogueIndex['onReload']>[0]) {
    this.begin = begin;
  }

  isVisible({ removed, brandId }: ProductEntry) {
    return !removed && !this.brand(brandId).removed;
  }

  brand(id: string) {
    return this.brands.get(id) as unknown as BrandDocument;
  }

  allBrands() {
    return this.brands.values();
  }

  category(id: string) {
    return named(id, places[id]!);
  }

  subcategory(_category: string, id: string) {
    return named(id, places[id]!);
  }

  allCategories() {
    const subcategories = ['balm', 'kohl', 'kohl2'].map((id) => this.subcategory('', id));
    return ['lips', 'eyes'].map((id) => ({ ...this.category(id), subcategories }));
  }

  product(id: string) {
    return this.products.get(id);
  }

  optionsOf({ subcategoryId }: Pick<ProductEntry, 'subcategoryId'>) {
    const ids = offered[subcategoryId]!.filter((id) => !(this.retired && id === 'dry'));
    return ids.map((id) => ({ id, label: id }));
  }

  allProducts() {
    return this.products.values();
  }

  async load() {
    const builder = this.begin(this as unknown as CatalogueIndex, new TimeSlices());
    await builder.add([...this.products.values()].map((after) => ({ before: undefined, after })));
    const replace = await builder.finish();
    replace();
    this.listener({ products: [], taxonomyChanged: true, namesChanged: true, optionsChanged: true, reloaded: true });
  }

  change(entries: readonly ProductEntry[], brand: ReturnType<typeof named> | undefined, retired: boolean) {
    const optionsChanged = retired !== this.retired;
    this.retired = retired;
    const last = new Map(entries.map((entry) => [entry._id, entry]));
    const products = [...last.values()].map((after) => ({ before: this.products.get(after._id), after }));
    for (const { after } of products) this.products.set(after._id, after);
    if (brand) this.brands.set(brand._id, brand);
    this.listener({
      products,
      taxonomyChanged: brand !== undefined || optionsChanged,
      namesChanged: brand !== undefined,
      optionsChanged,
      reloaded: false,
    });
  }
}

const place = fc.constantFrom(['lips', 'balm'], ['lips', 'kohl'], ['eyes', 'kohl2']);
const text = fc.array(fc.constantFrom('rouge', 'Rose', 'balm', 'noor', 'lip', 'kohl'), { maxLength: 3 });
const entry = fc
  .record({
    id: fc.nat(60),
    name: text,
    description: text,
    place,
    brandId: fc.constantFrom(...brandIds),
    removed: fc.integer({ min: 0, max: 5 }),
    trendScore: fc.constantFrom(null, 1, 2),
    bayesian: fc.constantFrom(null, 1, 3.8, 4.5, 5),
    votes: fc.dictionary(fc.constantFrom('soft', 'dry', 'rich', 'sharp'), fc.integer({ min: 0, max: 12 })),
    shades: fc.array(fc.constantFrom({ hex: '#B5122B' }, { hex: '#F3DCC3' }, { hex: '#101010' }), { maxLength: 2 }),
    total: fc.nat(2),
    created: fc.nat(3),
  })
  .map(({ id, name, description, place: [categoryId, subcategoryId], removed, total, created, ...rest }) => ({
    ...rest,
    _id: `product-${id}`,
    name: name.join(' '),
    description: description.join(' '),
    categoryId,
    subcategoryId,
    removed: removed === 0,
    createdAt: new Date(created),
    rootComments: 0,
    ratings: { total },
  })) as unknown as fc.Arbitrary<ProductEntry>;

/** Left out every other time. */
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const brand = optional(
  fc
    .tuple(fc.constantFrom(...brandIds), fc.constantFrom('Noor Lancôme', 'Layla', 'Gone'), fc.boolean())
    .map(([id, displayName, removed]) => named(id, displayName, removed)),
);
const query = fc.record({
  text: optional(
    fc.array(fc.constantFrom('ro', 'rouge', 'balm', 'no', 'lanc', 'l', 'kohl', 'zzz'), { minLength: 1, maxLength: 3 }),
  ),
  sort: optional(fc.constantFrom(...productSorts)),
  categoryId: optional(fc.constantFrom('lips', 'eyes', 'none')),
  subcategoryIds: optional(fc.constantFrom(new Set(['balm']), new Set(['kohl', 'kohl2']))),
  brandId: optional(fc.constantFrom(...brandIds)),
  ids: optional(fc.array(fc.nat(60), { maxLength: 30 })),
  options: optional(
    fc.array(fc.constantFrom(new Set(['soft']), new Set(['dry', 'sharp']), new Set<string>()), {
      minLength: 1,
      maxLength: 2,
    }),
  ),
  minRating: optional(fc.integer({ min: 1, max: 5 })),
  shade: optional(fc.constantFrom('red', 'ivory', 'black', 'blue')),
});

/** Whether a product has 5 votes, and a fifth of its votes for what it offers, for an option. */
const says = (shelves: Shelves, product: ProductEntry, id: string) => {
  const options = shelves.optionsOf(product).map((option) => option.id);
  const total = options.reduce((sum, each) => sum + (product.votes![each] ?? 0), 0);
  const count = product.votes![id] ?? 0;
  return options.includes(id) && count >= 5 && count / total >= 0.2;
};

/** By looking through everything. */
const naive = (shelves: Shelves, { text: asked, ids, sort, ...filters }: ListingQuery) => {
  const { categoryId, subcategoryIds, brandId, options = [], minRating, shade } = filters;
  const catalogue = shelves as unknown as CatalogueIndex;
  const words = queryTokens(asked ?? '');
  const fieldsOf = ({ name, description, ...entry }: ProductEntry) => {
    const own = [entry.categoryId, entry.subcategoryId].flatMap((id) => documentTokens(`${id} ${places[id] ?? ''}`));
    const fields = [
      documentTokens(name),
      documentTokens(`${entry.brandId} ${shelves.brand(entry.brandId).displayName}`),
      [...own, ...documentTokens(description ?? '')],
    ];
    return words.map((word) => fields.findIndex((own) => own.some((each) => each.startsWith(word))));
  };
  const visible = [...shelves.products.values()].filter((each) => shelves.isVisible(each));
  const isComplete = visible.some((each) => !fieldsOf(each).includes(-1));
  /** The sum of the fields, 5 at most; where nothing has all words, how many are missing, and whether all others are in the name. */
  const levelOf = (entry: ProductEntry) => {
    const fields = fieldsOf(entry);
    if (isComplete)
      return fields.includes(-1)
        ? Infinity
        : Math.min(
            5,
            fields.reduce((sum, field) => sum + field, 0),
          );
    const found = fields.filter((field) => field >= 0);
    const missing = fields.length - found.length;
    return found.length < Math.max(1, fields.length / 2)
      ? Infinity
      : 2 * missing + (found.every((field) => field === 0) ? 0 : 1);
  };
  return visible
    .filter((each) => levelOf(each) < Infinity)
    .filter((each) => !ids || ids.has(each._id))
    .filter((each) => !categoryId || each.categoryId === categoryId)
    .filter((each) => !subcategoryIds || subcategoryIds.has(each.subcategoryId))
    .filter((each) => !brandId || each.brandId === brandId)
    .filter((each) => options.every((ids) => [...ids].some((id) => says(shelves, each, id))))
    .filter((each) => !minRating || (each.bayesian ?? 0) >= minRating)
    .filter((each) => !shade || each.shades!.some(({ hex }) => shadeFamily(hex) === shade))
    .map((each) => ({ level: sort ? 0 : levelOf(each), product: listedProduct(each, 0, catalogue) }))
    .sort((a, b) => a.level - b.level || productOrders[sort ?? 'trending'](a.product, b.product))
    .map(({ product }) => product.id);
};

/** The sum of the powers of its products' scores. */
const naiveTrend = (shelves: Shelves, brandId: string) =>
  [...shelves.products.values()]
    .filter((each) => each.brandId === brandId && shelves.isVisible(each))
    .reduce((sum, { trendScore }) => sum + (trendScore === null ? 0 : 2 ** trendScore), 0);

const idsOf = (products: readonly ListedProduct[]) => products.map(({ id }) => id);

test('a page, a total, a way by cursor and the counts of choices are what looking through everything gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.array(entry, { maxLength: 40 }), brand, fc.integer({ min: 0, max: 20 }), fc.boolean()), {
        maxLength: 8,
      }),
      fc.array(fc.tuple(query, fc.nat(20), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 6 }),
      async (changes, queries) => {
        const shelves = new Shelves();
        const listing = new Listing(shelves as unknown as CatalogueIndex);
        await shelves.load();
        for (const [entries, renamed, reload, retired] of changes) {
          shelves.change(entries, renamed, retired);
          if (reload === 0) await shelves.load();
          for (const id of brandIds) expect(2 ** listing.trendOfBrand(id)).toBeCloseTo(naiveTrend(shelves, id));
        }
        for (const [{ text: words, ids: numbers, ...rest }, skip, limit] of queries) {
          const filters = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
          const asked: ListingQuery = {
            ...filters,
            ...(words && { text: words.join(' ') }),
            ...(numbers && { ids: new Set(numbers.map((number) => `product-${number}`)) }),
          };
          const expected = naive(shelves, asked);
          const selection = listing.find(asked);
          if (selection.corrected !== null) {
            expect(naive(shelves, { text: asked.text! })).toEqual([]);
            continue;
          }
          expect(selection.total).toBe(expected.length);
          expect(idsOf(selection.rows(skip, limit))).toEqual(expected.slice(skip, skip + limit));
          const backwards = expected.toReversed().slice(skip, skip + limit);
          expect(listing.page(asked, skip, limit, true)).toEqual({ ids: backwards, total: expected.length });
          const walked: string[] = [];
          for (let places = selection.rowsAfter(undefined, limit); places.length > 0;) {
            walked.push(...places.map(({ product }) => product.id));
            places = listing.find(asked).rowsAfter(places.at(-1), limit);
          }
          expect(walked).toEqual(expected);
          const { brandId: _brand, ...others } = asked;
          const counted = new Map<string, number>();
          for (const id of naive(shelves, others)) {
            const own = shelves.products.get(id)!.brandId;
            counted.set(own, (counted.get(own) ?? 0) + 1);
          }
          const facets = selection.facets();
          expect(Object.fromEntries(facets.brand)).toEqual(Object.fromEntries(counted));
          const counts = (choices: readonly (readonly [string, ListingQuery])[]) =>
            Object.fromEntries(
              choices
                .map(([key, choice]) => [key, naive(shelves, choice).length] as const)
                .filter(([, count]) => count > 0),
            );
          const { options = [] } = asked;
          const said = ['soft', 'dry', 'rich', 'sharp'].map(
            (id) => [id, { ...asked, options: [...options, new Set([id])] }] as const,
          );
          expect(Object.fromEntries(facets.option)).toEqual(counts(said));
          const ratings = [1, 2, 3, 4, 5].map((minRating) => [String(minRating), { ...asked, minRating }] as const);
          expect(Object.fromEntries(facets.rating)).toEqual(counts(ratings));
          const families = shadeFamilies.map((shade) => [shade, { ...asked, shade }] as const);
          expect(Object.fromEntries(facets.shade)).toEqual(counts(families));
        }
      },
    ),
    { numRuns: 300 },
  );
});
