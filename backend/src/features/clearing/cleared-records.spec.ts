import type { ClearedEntity, ClearEvent, HennaEvent, Recorded } from '@henna/contracts';
import { banner } from '../banners/index.ts';
import { brand, category, product } from '../catalogue/index.ts';
import { comment } from '../commenting/index.ts';
import { productImages } from '../media/index.ts';
import { foldAcross, standingClears } from '../../shared/commands/clears.ts';
import type { Decider } from '../../shared/commands/decider.ts';

const at = '2026-03-01T10:00:00.000Z';
const content = { k: 'k', n: 'n', c: 'c', t: 't' };
const labels = { displayName: 'x', labels: {}, description: null, active: true };

/** Events at the positions 10, 20, …, in one stream. */
const recorded = <Event extends HennaEvent>(...events: readonly Event[]) =>
  events.map((event, index) => ({
    ...event,
    id: `event-${index}`,
    revision: BigInt(index),
    position: BigInt(10 * (index + 1)),
  })) as unknown as readonly Recorded<Event>[];
const clearAt = (entity: ClearedEntity, position: bigint) => ({ entity, clearId: 'c', position });
const stateOf = <State, Event extends HennaEvent>(
  decider: Decider<State, Event>,
  events: readonly Event[],
  ...clears: ReturnType<typeof clearAt>[]
) => foldAcross(decider, recorded(...events), clears);

describe('a clear in the fold of a stream', () => {
  const added = {
    type: 'BrandAdded' as const,
    data: { brandId: 'b', name: 'n', ...labels, logoUrl: null, website: null, addedAt: at },
  };
  const restored = { type: 'BrandRestored' as const, data: { brandId: 'b', restoredAt: at } };

  test('removes what stands before it, and leaves times and revisions', () => {
    const before = stateOf(brand, [added]);
    expect(stateOf(brand, [added], clearAt('brands', 15n))).toEqual({ ...before, removed: true });
    expect(stateOf(brand, [added], clearAt('brands', 5n))).toEqual(before);
    expect(stateOf(brand, [], clearAt('brands', 5n))).toBeUndefined();
  });
  test('is nothing to other kinds', () =>
    expect(stateOf(brand, [added], clearAt('products', 15n))).toMatchObject({ removed: false }));
  test('takes up what comes behind it', () => {
    expect(stateOf(brand, [added, restored], clearAt('brands', 15n))).toMatchObject({ removed: false, revision: 1 });
    expect(stateOf(brand, [added, restored], clearAt('brands', 15n), clearAt('brands', 25n))).toMatchObject({
      removed: true,
    });
  });
});

describe('cleared are', () => {
  test('products, with their pictures out of reach', () => {
    const fields = { name: 'n', brandId: 'b', categoryId: 'c', subcategoryId: 's', description: null };
    const added = {
      type: 'ProductAdded' as const,
      data: { productId: 'p', ...fields, imageUrl: null, shades: [], addedAt: at },
    };
    expect(stateOf(product, [added], clearAt('products', 15n))).toMatchObject({ removed: true });
    expect(stateOf(productImages, [added], clearAt('products', 15n))).toMatchObject({ removed: true });
  });
  test('categories, their subcategories and their options, each on its own', () => {
    const options = [{ id: 'o', label: 'Good' }];
    const ids = { categoryId: 'c', subcategoryId: 's' };
    const set = { from: null, to: options, setAt: at };
    const events = [
      { type: 'CategoryAdded' as const, data: { categoryId: 'c', name: 'n', ...labels, sortOrder: 0, addedAt: at } },
      { type: 'SubcategoryAdded' as const, data: { ...ids, name: 'n', ...labels, sortOrder: 0, addedAt: at } },
      { type: 'VotingOptionsSet' as const, data: { categoryId: 'c', subcategoryId: null, ...set } },
      { type: 'VotingOptionsSet' as const, data: { ...ids, ...set } },
    ];
    const [part, optionSet] = [{ removed: false, optionSet: { options } }, { options }];
    expect(stateOf(category, events, clearAt('categories', 45n))).toMatchObject({
      ...{ removed: true, optionSet, subcategories: [part] },
    });
    expect(stateOf(category, events, clearAt('subcategories', 45n))).toMatchObject({
      ...{ removed: false, optionSet, subcategories: [{ ...part, removed: true }] },
    });
    expect(stateOf(category, events, clearAt('votingOptions', 45n))).toMatchObject({
      ...{ removed: false, optionSet: null, subcategories: [{ removed: false, optionSet: null }] },
      optionsEver: { c: options, s: options },
    });
  });
  test('banners', () => {
    const fields = { title: 't', labels: {}, description: null, descriptionLabels: {}, imageUrl: null, linkUrl: null };
    const added = { type: 'BannerAdded' as const, data: { bannerId: 'b', ...fields, active: true, addedAt: at } };
    expect(stateOf(banner, [added], clearAt('banners', 15n))).toMatchObject({ removed: true, revision: 0 });
  });
  test('comments, which an edit does not bring back', () => {
    const of = { commentId: 'c', productId: 'p', userId: 'u', parentId: null, replyTo: null, postedAt: at };
    const posted = { type: 'CommentPosted' as const, data: { ...of, content } };
    const edited = { type: 'CommentEdited' as const, data: { ...of, content, editedAt: at } };
    expect(stateOf(comment, [posted], clearAt('comments', 15n))).toMatchObject({ withdrawn: true, removed: false });
    expect(stateOf(comment, [posted, edited], clearAt('comments', 15n))).toMatchObject({
      ...{ withdrawn: true, editedAt: at },
    });
  });
});

test('clears stand until they are undone', () => {
  const of = (clearId: string) => ({ entity: 'votes' as const, clearId });
  const log = recorded<ClearEvent>(
    { type: 'EntityCleared', data: { ...of('a'), clearedAt: at } },
    { type: 'EntityCleared', data: { ...of('b'), clearedAt: at } },
    { type: 'EntityClearUndone', data: { ...of('b'), undoneAt: at } },
  );
  expect(standingClears(log.slice(0, 2)).map(({ clearId }) => clearId)).toEqual(['a', 'b']);
  expect(standingClears(log)).toEqual([{ ...of('a'), position: 10n }]);
});
