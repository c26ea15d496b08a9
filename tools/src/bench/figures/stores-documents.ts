import { fileURLToPath } from 'node:url';
import { type Collection, MongoClient } from 'mongodb';
import type { Bench, Figure, Measured } from '../figure.ts';
import { inHouse } from '../house.ts';
import { median, rounded } from '../quantiles.ts';
import { programs } from '../../processes/programs.ts';
import { type Item, ITEMS_AT_ONCE, itemOf } from './item.ts';

const rounds = 5;
const millisecondsEach = 1_500;

const withItems = async <Result>(url: string, work: (items: Collection<Item>) => Promise<Result>): Promise<Result> => {
  const client = await new MongoClient(url).connect();
  try {
    return await work(client.db('bench').collection<Item>('items'));
  } finally {
    await client.close();
  }
};

/** Does something again and again. @returns how often per second */
const perSecond = async (work: (index: number) => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  let done = 0;
  for (; performance.now() - begun < millisecondsEach; done++) await work(done);
  return (done / (performance.now() - begun)) * 1_000;
};

/** A rate through the store against the same through a server that answers constants, in turns. */
const againstConstants = (
  { folder, say }: Bench,
  unit: string,
  prepare: (items: Collection<Item>) => Promise<unknown>,
  rate: (items: Collection<Item>, round: number) => Promise<number>,
): Promise<Measured> =>
  inHouse(folder(`stores-${unit}`), async (house) => {
    const store = await house.start(programs.documentStore(`${house.folder}/documents`));
    const file = fileURLToPath(new URL('bench-constants.js', import.meta.url));
    const floor = await house.start({ name: 'constants', file });
    await withItems(store.said, prepare);
    const all = { ours: [] as number[], floor: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
      const constants = await withItems(floor.said, (items) => rate(items, round));
      const ours = await withItems(store.said, (items) => rate(items, round));
      if (round === 0) continue;
      all.floor.push(constants);
      all.ours.push(ours);
    }
    return {
      value: median(all.ours.map((ours, round) => ours / all.floor[round]!)),
      notes: {
        [`${unit}/s`]: rounded(median(all.ours)),
        [`${unit}/s of constant answers`]: rounded(median(all.floor)),
      },
    };
  });

/** Half of a bulk is there already and gets another rank; each bulk is on the disk before the next. */
export const upserts: Figure = {
  name: 'stores-upserts',
  what: `embedded document store: upserts per second, ${ITEMS_AT_ONCE} a bulk, two indexes, against constant answers`,
  goal: { is: 'at least', value: 0.15, unit: '' },
  measure: (bench) =>
    againstConstants(
      bench,
      'upserts',
      (items) => items.createIndexes([{ key: { group: 1, rank: -1 } }, { key: { rank: 1 } }]),
      async (items, round) => {
        const first = round * 10_000_000;
        const bulks = await perSecond((bulk) =>
          items.bulkWrite(
            Array.from({ length: ITEMS_AT_ONCE }, (_, i) => {
              const item = itemOf(first + bulk * (ITEMS_AT_ONCE / 2) + i);
              const replacement = { group: item.group, rank: item.rank + bulk };
              return { replaceOne: { filter: { _id: item._id }, replacement, upsert: true } };
            }),
          ),
        );
        return bulks * ITEMS_AT_ONCE;
      },
    ),
};

export const findById: Figure = {
  name: 'stores-find-one',
  what: 'embedded document store: finds of one document by its id per second against constant answers',
  goal: { is: 'at least', value: 0.5, unit: '' },
  measure: (bench) =>
    againstConstants(
      bench,
      'finds',
      (items) => items.insertMany(Array.from({ length: 10 * ITEMS_AT_ONCE }, (_, i) => itemOf(i))),
      (items) =>
        perSecond(async (look) => {
          const found = await items.findOne({ _id: (look * 7919) % (10 * ITEMS_AT_ONCE) });
          if (!found) throw new Error('a document is missing');
        }),
    ),
};
