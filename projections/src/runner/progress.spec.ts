import { Long } from 'mongodb';
import { projections } from '../views/projections.ts';
import type { BuildPhase } from '@henna/domain';
import type { Build } from './builds.ts';
import { viewChanges } from './progress.ts';
import type { StoredDocument, Write } from './collection-cache.ts';

const build = (view: 'product' | 'comment', number: number, phase: BuildPhase): Build => ({
  name: `${view}@${number}`,
  view,
  number,
  projection: projections[view],
  phase,
  position: 0n,
  degraded: false,
  parkedStreams: new Set(),
});
const stored = (id: string, productId?: string): StoredDocument =>
  Object.assign({ _id: id, position: Long.fromInt(1) }, productId && { productId });
const write = (id: string, before: StoredDocument | null, document: StoredDocument | null): Write => ({
  id,
  document,
  isNew: before === null,
  before,
});
const commit = (documents: { collection: string; writes: Write[] }[]) => ({ documents, parked: [], advances: [] });

test('names the documents of builds that answer, and the products of those written or gone', () => {
  const builds = [build('product', 1, 'live'), build('comment', 2, 'live'), build('comment', 3, 'level')];
  const changes = viewChanges(
    builds,
    commit([
      { collection: 'product@1', writes: [write('p1', stored('p1'), stored('p1'))] },
      { collection: 'product@1.activity', writes: [write('a1', null, stored('a1'))] },
      {
        collection: 'comment@2',
        writes: [write('c1', null, stored('c1', 'p1')), write('c2', stored('c2', 'p2'), null)],
      },
      { collection: 'comment@3', writes: [write('c9', null, stored('c9', 'p9'))] },
    ]),
  );
  expect(changes).toEqual({
    product: { ids: ['p1'], counts: { p1: {} } },
    comment: { ids: ['c1', 'c2'], products: ['p1', 'p2'] },
  });
});

test('carries the new counts of products of which nothing else changed', () => {
  const votes = { good: 1 };
  const before = { ...stored('p1'), name: 'Rose', votes, trendScore: 1, days: {} };
  const after = { ...before, position: Long.fromInt(2), votes: { good: 2 }, trendScore: 1.5, days: { 20_000: 3 } };
  const renamed = { ...after, _id: 'p2', name: 'Roses' };
  const writes = [
    write('p1', before, after),
    write('p2', { ...before, _id: 'p2' }, renamed),
    write('p3', null, { ...after, _id: 'p3' }),
  ];
  expect(viewChanges([build('product', 1, 'live')], commit([{ collection: 'product@1', writes }]))).toEqual({
    product: { ids: ['p1', 'p2', 'p3'], counts: { p1: { votes: { good: 2 }, trendScore: 1.5 } } },
  });
  const many = Array.from({ length: 101 }, (_, index) => write(`p${index}`, before, after));
  expect(
    viewChanges([build('product', 1, 'live')], commit([{ collection: 'product@1', writes: many }]))!.product,
  ).not.toHaveProperty('counts');
});

test('a batch too large to be listed may have changed anything', () => {
  const writes = Array.from({ length: 1_001 }, (_, index) => write(`p${index}`, null, stored(`p${index}`)));
  expect(viewChanges([build('product', 1, 'live')], commit([{ collection: 'product@1', writes }]))).toBeUndefined();
});
