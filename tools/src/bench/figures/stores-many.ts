import { type Collection, MongoClient } from 'mongodb';
import type { Figure } from '../figure.ts';
import { inHouse } from '../house.ts';
import { median, rounded } from '../quantiles.ts';
import { programs } from '../../processes/programs.ts';
import { fillEvents } from './raw-events.ts';
import { GROUPS, type Item, itemOf } from './item.ts';

const few = 1_000;
const batch = 10_000;
const looks = 400;
const rounds = 5;

const fill = async (items: Collection<Item>, count: number): Promise<void> => {
  await items.createIndex({ group: 1, rank: -1 });
  for (let from = 0; from < count; from += batch) {
    const length = Math.min(batch, count - from);
    await items.insertMany(Array.from({ length }, (_, i) => itemOf(from + i)));
  }
};

/** Median time of a page of one group in the order of rank, in ms. */
const findTime = async (items: Collection<Item>): Promise<number> => {
  const times: number[] = [];
  for (let look = 0; look < looks; look++) {
    const begun = performance.now();
    await items
      .find({ group: look % GROUPS })
      .sort({ rank: -1 })
      .limit(12)
      .toArray();
    times.push(performance.now() - begun);
  }
  return median(times);
};

export const findAtSize: Figure = {
  name: 'stores-find',
  what: `embedded document store: find with equality, sort and limit at full size against ${few}`,
  goal: { is: 'at most', value: 1.5, unit: '' },
  measure: ({ folder, say, size }) =>
    inHouse(folder('stores-find'), async (house) => {
      const { said } = await house.start(programs.documentStore(`${house.folder}/documents`));
      const client = await new MongoClient(said).connect();
      try {
        const db = client.db('bench');
        const [small, large] = [db.collection<Item>('small'), db.collection<Item>('large')];
        say(`Filling ${size} documents`);
        await fill(small, few);
        await fill(large, size);
        const all = { small: [] as number[], large: [] as number[] };
        for (let round = 0; round <= rounds; round++) {
          const [smallTime, largeTime] = [await findTime(small), await findTime(large)];
          if (round === 0) continue;
          all.small.push(smallTime);
          all.large.push(largeTime);
        }
        return {
          value: median(all.large.map((time, round) => time / all.small[round]!)),
          notes: {
            documents: size,
            'ms at full size': rounded(median(all.large)),
            [`ms at ${few}`]: rounded(median(all.small)),
          },
        };
      } finally {
        await client.close();
      }
    }),
};

export const openAtSize: Figure = {
  name: 'stores-open',
  what: 'embedded stores: start on a full folder less start on an empty one, the slower of both',
  goal: { is: 'at most', value: 1, unit: 's' },
  measure: async ({ folder, say, size }) => {
    const root = folder('stores-open');
    const timed = (kind: 'eventStore' | 'documentStore', where: string) =>
      inHouse(root, async (house) => {
        const begun = performance.now();
        await house.start(programs[kind](`${root}/${where}`));
        return (performance.now() - begun) / 1_000;
      });
    say(`Filling ${size} events and documents`);
    await inHouse(root, async (house) => {
      const events = await house.start(programs.eventStore(`${root}/events`));
      await fillEvents(events.said, size);
      const documents = await house.start(programs.documentStore(`${root}/documents`));
      const mongo = await new MongoClient(documents.said).connect();
      await fill(mongo.db('bench').collection<Item>('large'), size);
      await mongo.close();
    });
    const times = { events: [] as number[], documents: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const bare = {
        events: await timed('eventStore', `bare-e${round}`),
        documents: await timed('documentStore', `bare-d${round}`),
      };
      times.events.push((await timed('eventStore', 'events')) - bare.events);
      times.documents.push((await timed('documentStore', 'documents')) - bare.documents);
    }
    const [events, documents] = [median(times.events), median(times.documents)];
    return {
      value: Math.max(events, documents, 0),
      notes: {
        'events and documents each': size,
        'event store s': rounded(events),
        'document store s': rounded(documents),
      },
    };
  },
};
