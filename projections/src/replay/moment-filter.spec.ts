import type { ProductDocument } from '@henna/domain';
import fc from 'fast-check';
import { BSON } from 'mongodb';
import { RandomLog } from '../testing/random-log/random-log.ts';
import { replacements, intents, type Intent } from '../testing/random-log/intents.ts';
import { project } from '../testing/memory-views.ts';
import { momentFilter } from './moment-filter.ts';

const eraseKind = 79;
const person = 'user-1';
/** Views that hold what people did and said. */
const ofPeople = /^(?:product|vote|rating|comment|report|member|profile|history)@/;
const nobody: ReadonlySet<string> = new Set();

it('is the log until a position or a time', () => {
  const { events } = RandomLog.fromIntents([
    [90, 0, 0, 0],
    [0, 1, 1, 1],
    [12, 0, 1, 2],
  ]);
  const { position } = events[1]!;
  expect(events.filter(momentFilter(position, nobody))).toEqual(events.slice(0, 2));
  const late = new Date('2027-01-01T00:00:00Z');
  expect(events.filter(momentFilter(late, nobody))).toEqual(events);
  expect(events.filter(momentFilter(new Date(0), nobody))).toEqual([]);
});

it('holds nothing of people erased later, and parks nothing', async () => {
  const check = fc.asyncProperty(
    fc.oneof(intents, replacements),
    fc.oneof(intents, replacements),
    async (before, after) => {
      const erase: Intent = [eraseKind, 1, 0, 7];
      const others = (steps: readonly Intent[]) => steps.filter(([kind]) => kind !== eraseKind);
      const { events } = RandomLog.fromIntents([...others(before), ...others(after), erase]);
      const { position } = RandomLog.fromIntents(others(before)).events.at(-1)!;
      const moment = events.filter(momentFilter(position, new Set([person])));
      const views = await project(moment);
      const dump = Object.entries(views.dump())
        .filter(([id]) => ofPeople.test(id))
        .map(([, hex]) => BSON.deserialize(Buffer.from(hex, 'hex')));
      expect(views.parked).toEqual([]);
      const names = new RegExp(`${person}(?![0-9])`);
      expect(dump.filter((document) => names.test(JSON.stringify(document)))).toEqual([]);
      const admittedIds = new Set(
        RandomLog.fromIntents(others(before)).events.flatMap(({ data }) =>
          'productId' in data ? [data.productId] : [],
        ),
      );
      for (const { _id } of views.documents<ProductDocument>('product')) expect(admittedIds).toContain(_id);
    },
  );
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 60 });
});
