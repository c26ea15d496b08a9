import type { LaneName, RecordedHennaEvent } from '@henna/domain';
import { BSON } from 'mongodb';
import { Log, type NewEvent } from '../testing/memory-log.ts';
import { MemoryViews } from '../testing/memory-views.ts';
import { fold } from './fold.ts';
import { ViewDocuments } from './view-documents.ts';
import { writeOperation } from './write-operation.ts';

const dayMs = 86_400_000;
const begin = Date.parse('2024-01-01T12:00:00.000Z');
const at = (day: number) => new Date(begin + day * dayMs).toISOString();
/** As long as an id of a record. */
const idOf = (kind: string, number: number) => `${kind}-${String(number).padStart(8, '0')}`.padEnd(36, '-0000');

const product: NewEvent = {
  type: 'ProductAdded',
  data: {
    ...{ productId: idOf('product', 0), name: 'Rose Water Toner', description: 'x'.repeat(600), imageUrl: null },
    ...{ brandId: idOf('brand', 0), categoryId: idOf('category', 0), subcategoryId: idOf('sub', 0), addedAt: at(0) },
    shades: Array.from({ length: 10 }, (_, index) => ({ name: `Shade ${index}`, hex: '#aabbcc' })),
  },
};
const vote = (number: number, day: number, member = number): NewEvent => ({
  type: 'VoteCast',
  data: {
    ...{ voteId: idOf('vote', number), productId: idOf('product', 0), userId: idOf('member', member) },
    ...{ optionId: idOf('option', number % 12), vote: 'Buildable', castAt: at(day) },
  },
});
/** The last of them is the last but one of its block in part `trend`. */
const days = 692;
const rating = { ratingId: idOf('rating', 0), productId: idOf('product', 0), userId: idOf('member', 0) };
const rated: NewEvent = { type: 'RatingGiven', data: { ...rating, stars: 3, givenAt: at(days) } };
const rerated: NewEvent = {
  type: 'RatingChanged',
  data: { ...rating, from: 3, to: 5, givenAt: at(days), changedAt: at(days) },
};
const streamOf = ({ type, data }: NewEvent) =>
  type === 'ProductAdded' ? 'product-0' : `ballot-${JSON.stringify(data)}`;

/** A product with votes on many days, and a member who has voted very often. */
const busyLog = () => {
  const log = new Log();
  const events = [product, ...Array.from({ length: days }, (_, day) => vote(day, day))];
  for (const event of events) log.append(streamOf(event), event);
  for (let number = days; number < days + 150; number += 1) {
    const event = vote(number, days - 1, 1);
    log.append(streamOf(event), event);
  }
  return log;
};

/** What one further event makes a lane read and write, once the documents of the product are in memory. */
const costOf = async (lane: LaneName, event: NewEvent, before: readonly NewEvent[] = []) => {
  const log = busyLog();
  const views = new MemoryViews();
  const builds = views.open().filter(({ projection }) => projection.lane === lane);
  const documents = new ViewDocuments(views, 5_000);
  const land = async (events: readonly RecordedHennaEvent[]) => {
    views.reads = 0;
    const commit = await fold(builds, events, documents, events.at(-1)!.position);
    views.commit(commit);
    documents.evict();
    return commit;
  };
  await land(log.events);
  for (const each of [...before, event]) log.append(streamOf(each), each);
  const last = log.events.slice(-1 - before.length);
  for (const each of last.slice(0, -1)) await land([each]);
  const { documents: written } = await land(last.slice(-1));
  const operations = written.flatMap(({ collection, writes }) =>
    writes.map((write) => `${collection} ${writeOperation(write).name}`),
  );
  const bytes = written
    .flatMap(({ writes }) => writes.map((write) => BSON.calculateObjectSize(writeOperation(write))))
    .reduce((sum, size) => sum + size, 0);
  return { operations, bytes, finds: views.reads };
};

test('a vote lands as one vote, one product and what the cap needs to know, whatever came before', async () => {
  const { operations, bytes, finds } = await costOf('fast', vote(9_000, days));
  expect(operations.sort()).toEqual([
    'product@1 updateOne',
    'product@1.activity insertOne',
    'product@1.trend updateOne',
    'vote@1 replaceOne',
  ]);
  expect(bytes).toBeLessThan(1_500);
  // Whether the person has been active on this product today.
  expect(finds).toBe(1);
});

test('a vote is one entry for staff, and what it adds to records and people', async () => {
  const { operations, bytes, finds } = await costOf('slow', vote(9_001, days, 1));
  expect(operations.sort()).toEqual([
    'history@1 replaceOne',
    'history@1.people updateOne',
    'history@1.records updateOne',
  ]);
  expect(bytes).toBeLessThan(3_000);
  expect(finds).toBe(0);
});

test('a change finds what it changes among what counts, and asks nowhere else', async () => {
  const { operations, finds } = await costOf('fast', rerated, [rated]);
  expect(operations.sort()).toEqual(['comment@1.authors replaceOne', 'product@1 updateOne', 'rating@1 replaceOne']);
  expect(finds).toBe(0);
});
