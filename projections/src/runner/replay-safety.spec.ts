import type { RecordedHennaEvent } from '@henna/domain';
import fc from 'fast-check';
import { collectionsOf } from './builds.ts';
import { fold, type Commit } from './fold.ts';
import { ViewDocuments } from './view-documents.ts';
import { RandomLog } from '../testing/random-log/random-log.ts';
import { replacements, disputes, intents } from '../testing/random-log/intents.ts';
import { CutError, MemoryViews, project } from '../testing/memory-views.ts';

/** How the log is delivered: in batches of some size, each of which may be cut off, or repeat what came before. */
interface Delivery {
  readonly size: number;
  /** Writes after which the commit is cut off, and with it what was in memory. */
  readonly cutAfter: number | null;
  /** Events that are delivered again before the next batch. */
  readonly rewind: number;
  /** Documents that stay in memory per collection. */
  readonly cacheBound: number;
}

const deliveries = fc.array(
  fc.record({
    size: fc.integer({ min: 1, max: 20 }),
    cutAfter: fc.option(fc.nat(20), { freq: 3 }),
    rewind: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, { arbitrary: fc.nat(200), weight: 1 }),
    cacheBound: fc.integer({ min: 0, max: 30 }),
  }),
  { minLength: 1, maxLength: 40 },
);

const deliver = async (events: readonly RecordedHennaEvent[], plan: readonly Delivery[]): Promise<MemoryViews> => {
  const views = new MemoryViews();
  let documents = new ViewDocuments(views, plan[0]!.cacheBound);
  let builds = views.open();
  let next = 0;
  for (let turn = 0; next < events.length; turn += 1) {
    const { size, cutAfter, rewind, cacheBound } = plan[turn % plan.length]!;
    const batch = events.slice(Math.max(0, next - rewind), next + size);
    const commit = await fold(builds, batch, documents, batch.at(-1)!.position);
    try {
      // A cut comes once per round of the plan, so that the log ends.
      views.commit(commit, turn < plan.length ? (cutAfter ?? Infinity) : Infinity);
      documents.evict();
      next += size;
    } catch (error) {
      if (!(error instanceof CutError)) throw error;
      documents = new ViewDocuments(views, cacheBound);
      builds = views.open();
    }
  }
  return views;
};

/** As a rebuild: each batch is committed while the next one is folded, and most changes of a document are written once. */
const rebuilt = async (events: readonly RecordedHennaEvent[], batchSize: number, bound: number) => {
  const views = new MemoryViews();
  const documents = new ViewDocuments(views, bound, { isWriteBehind: true });
  const builds = views.open();
  for (const { projection, number } of builds)
    for (const collection of collectionsOf(projection, number)) documents.startEmpty(collection);
  let folded: Commit | undefined;
  for (let first = 0; first < events.length; first += batchSize) {
    const batch = events.slice(first, first + batchSize);
    const commit = await fold(builds, batch, documents, batch.at(-1)!.position);
    if (folded) views.commit(folded);
    documents.evict();
    folded = commit;
  }
  if (folded) views.commit(folded);
  const writes = documents.drainAll();
  views.commit({ documents: writes, parked: [], advances: [] });
  return views;
};

it('makes the same documents when writes are held back', async () => {
  const size = fc.integer({ min: 1, max: 30 });
  const bound = fc.integer({ min: 0, max: 60 });
  const check = fc.asyncProperty(
    fc.oneof(intents, disputes, replacements),
    size,
    bound,
    async (steps, most, cached) => {
      const { events } = RandomLog.fromIntents(steps);
      const views = await rebuilt(events, most, cached);
      expect(views.parked).toEqual([]);
      expect(views.dump()).toEqual((await project(events)).dump());
    },
  );
  await fc.assert(check, { numRuns: 150 });
});

it('makes the same documents of the same log, however it is delivered', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes, replacements), deliveries, async (steps, plan) => {
    const { events } = RandomLog.fromIntents(steps);
    const whole = await project(events);
    const pieces = await deliver(events, plan);
    expect(whole.parked).toEqual([]);
    expect(pieces.parked).toEqual([]);
    expect(pieces.dump()).toEqual(whole.dump());
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 250 });
});
