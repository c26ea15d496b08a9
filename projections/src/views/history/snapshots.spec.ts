import {
  historyId,
  type BannerDocument,
  type BrandDocument,
  type CategoryDocument,
  type HistorySnapshotDocument,
  type ProductDocument,
  type RecordedHennaEvent,
  type SettingDocument,
} from '@henna/domain';
import fc from 'fast-check';
import { momentFilter } from '../../replay/moment-filter.ts';
import { RandomLog } from '../../testing/random-log/random-log.ts';
import { replacements, disputes, intents } from '../../testing/random-log/intents.ts';
import { Log, logOf, type NewEvent } from '../../testing/memory-log.ts';
import { project, type MemoryViews } from '../../testing/memory-views.ts';

const at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-02T10:00:00.000Z';
const added: NewEvent = {
  type: 'ProductAdded',
  data: {
    productId: 'p',
    name: 'Rouge',
    brandId: 'b',
    categoryId: 'c',
    subcategoryId: 's',
    description: null,
    imageUrl: null,
    shades: [],
    addedAt: at,
  },
};
const cast = (userId: string): NewEvent => ({
  type: 'VoteCast',
  data: { voteId: `v-${userId}`, productId: 'p', userId, optionId: 'o', vote: 'Good', castAt: at },
});
const snapshotsIn = (views: MemoryViews) => views.documents<HistorySnapshotDocument>('history', 'snapshots');
const snapshotsOf = async (...events: readonly NewEvent[]) => snapshotsIn(await project(logOf(...events)));

it('keeps a record as every change of its own fields left it', async () => {
  const fields = { name: 'rose', displayName: 'Rose', labels: {}, description: null, logoUrl: null, website: null };
  const snapshots = await snapshotsOf(
    { type: 'BrandAdded', data: { brandId: 'b', ...fields, active: true, addedAt: at } },
    { type: 'BrandChanged', data: { brandId: 'b', from: { name: 'rose' }, to: { name: 'rosa' }, changedAt: later } },
    { type: 'BrandRemoved', data: { brandId: 'b', removedAt: later } },
  );
  const created = { createdAt: new Date(at), active: true, displayName: 'Rose' };
  expect(snapshots).toMatchObject([
    { entity: 'brand:b', counts: null, fields: { ...created, name: 'rose', updatedAt: new Date(at), revision: 0 } },
    { fields: { ...created, name: 'rosa', previousNames: ['rose'], updatedAt: new Date(later), removed: false } },
    { fields: { ...created, name: 'rosa', removed: true, revision: 2 } },
  ]);
});

it('keeps what a product was given at least every 500 events', async () => {
  const log = new Log().append('product-p', added);
  for (let n = 0; n < 1_020; n += 1) log.append(`ballot-p.${n}`, cast(`${n}`));
  const snapshots = snapshotsIn(await project(log.events));
  expect(snapshots.map(({ _id, counts }) => [_id, counts?.votes['o'] ?? 0])).toEqual([
    [`product:p@${historyId(log.events[0]!.position)}`, 0],
    [`product:p@${historyId(log.events[500]!.position)}`, 500],
    [`product:p@${historyId(log.events[1_000]!.position)}`, 1_000],
  ]);
});

it('is made anew without somebody who was erased', async () => {
  const rename: NewEvent = {
    type: 'ProductChanged',
    data: { productId: 'p', from: {}, to: { name: 'B' }, changedAt: at },
  };
  const withdrawn: NewEvent = {
    type: 'VoteWithdrawn',
    data: { ...(cast('ann').data as never as { voteId: string }), withdrawnAt: at } as never,
  };
  const before = [added, cast('ann'), cast('ben'), rename, withdrawn] as const;
  const votes = async (...events: readonly NewEvent[]) =>
    (await snapshotsOf(...events)).map(({ counts }) => counts?.votes['o'] ?? 0);
  expect(await votes(...before)).toEqual([0, 2]);
  expect(await votes(...before, { type: 'MemberErased', data: { memberId: 'ann', erasedAt: later } })).toEqual([0, 1]);
});

it('knows nothing of products that were never added', async () => {
  expect(await snapshotsOf(cast('ann'))).toEqual([]);
});

/** The fields of a record as its own view has them; a subcategory's from within its category. */
const servedFields = (views: MemoryViews, entity: string): Readonly<Record<string, unknown>> | undefined => {
  const [kind, id] = entity.split(':');
  const own = <Document extends { readonly _id: string }>(view: Parameters<MemoryViews['documents']>[0]) =>
    views.documents<Document>(view).find(({ _id }) => _id === id);
  switch (kind) {
    case 'product':
      return own<ProductDocument>('product') as never;
    case 'brand':
      return own<BrandDocument>('brand') as never;
    case 'category':
      return own<CategoryDocument>('category') as never;
    case 'banner':
      return own<BannerDocument>('banner') as never;
    case 'setting':
      return own<SettingDocument>('setting') as never;
    default:
      return views
        .documents<CategoryDocument>('category')
        .flatMap(({ subcategories }) => subcategories)
        .find((part) => part.id === id) as never;
  }
};

const given = ({ votes, ratings }: Pick<ProductDocument, 'votes' | 'ratings'>) => ({
  votes: Object.fromEntries(Object.entries(votes).filter(([, count]) => count !== 0)),
  ratings,
});

/** A root that a moderator took from somebody who is erased hides answers or not, depending on the moment. */
const hidesThreads = (events: readonly RecordedHennaEvent[], erased: ReadonlySet<string>) =>
  events.some(
    ({ type, data }) => type === 'CommentRemovedByModerator' && erased.has((data as { userId: string }).userId),
  );

it('tells at every position what was served there, without those who are erased', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes, replacements), async (steps) => {
    const { events } = RandomLog.fromIntents(steps);
    const erased = new Set(events.flatMap(({ type, data }) => (type === 'MemberErased' ? [data.memberId] : [])));
    const snapshots = snapshotsIn(await project(events));
    const some = snapshots.filter((_, index) => index % Math.ceil(snapshots.length / 8) === 0);
    for (const { at, entity, fields, counts } of some) {
      const position = BigInt(at);
      const views = await project(events.filter(momentFilter(position, erased)));
      const served = servedFields(views, entity)!;
      // A subcategory stands within its category, which alone is marked as the demo's.
      const { categoryId: _, demo: __, ...ofSubcategory } = fields;
      expect(served).toMatchObject(entity.startsWith('subcategory:') ? ofSubcategory : fields);
      if (!counts) continue;
      expect(given(counts)).toEqual(given(served as never));
      if (!hidesThreads(events, erased)) expect(counts.comments).toBe(served['comments']);
    }
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 60 });
});
