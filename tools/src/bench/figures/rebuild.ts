import { viewsDatabase } from '@henna/contracts';
import { MongoClient, type Db, type Document } from 'mongodb';
import { programs } from '../../parts/programs.ts';
import { runToEnd } from '../../parts/run-to-end.ts';
import { storeEnvironment } from '../../stores/store-environment.ts';
import type { StoreAddresses } from '../../stores/running-stores.ts';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { loadEvents } from '../load-events.ts';
import { median, rounded } from '../quantiles.ts';

const rounds = 3;
const eventsPerProduct = 25;
const chunk = 10_000;

interface Collected {
  readonly name: string;
  readonly documents: Document[];
  readonly indexes: readonly Document[];
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
};

const rebuildAll = async (stores: StoreAddresses): Promise<void> => {
  const code = await runToEnd({ ...programs.rebuild, args: ['all'], environment: storeEnvironment(stores) });
  if (code !== 0) throw new Error(`the rebuild ended with code ${code}`);
};

/** What the rebuild wrote: every collection of the views, with the indexes it has. */
const collect = async (views: Db): Promise<Collected[]> => {
  const names = (await views.listCollections().toArray()).map(({ name }) => name).filter((name) => name.includes('@'));
  return Promise.all(
    names.map(async (name) => {
      const collection = views.collection(name);
      const documents = await collection.find({}, { promoteLongs: false }).toArray();
      const indexes = (await collection.indexes()).filter((index) => index.name !== '_id_');
      return { name, documents, indexes };
    }),
  );
};

/** Writes the same documents, with nothing else done. Making the collections is not counted. */
const insertSeconds = async (db: Db, collected: readonly Collected[], withIndexes: boolean): Promise<number> => {
  await db.dropDatabase();
  for (const { name, indexes } of collected) {
    const collection = await db.createCollection(name);
    for (const { key, ...options } of withIndexes ? indexes : [])
      await collection.createIndex(key as Document, options);
  }
  return seconds(async () => {
    for (const { name, documents } of collected)
      for (let from = 0; from < documents.length; from += chunk)
        await db.collection(name).insertMany(documents.slice(from, from + chunk), { ordered: false });
  });
};

/** All views anew from the log, start of the program included, against inserts into collections with the same indexes. */
export const rebuild: Figure = {
  name: 'rebuild',
  what: 'rebuild against writing the same final documents with bare unordered inserts',
  goal: { is: 'at least', value: 0.5, unit: '' },
  measure: ({ size, folder, say }) =>
    inHouse(folder('rebuild'), async (house) => {
      const stores = await house.startStores();
      const { history, products } = catalogue(Math.ceil(size / eventsPerProduct), 1);
      const events = await loadEvents(stores.eventStoreUrl, [
        ...history,
        ...activity(products, size - products.length, 2),
      ]);
      const mongo = await MongoClient.connect(stores.mongoUrl);
      const times = { rebuild: [] as number[], indexed: [] as number[], plain: [] as number[] };
      let count = 0;
      try {
        for (let round = 1; round <= rounds; round++) {
          say(`Round ${round} of ${rounds}`);
          await mongo.db(viewsDatabase).dropDatabase();
          times.rebuild.push(await seconds(() => rebuildAll(stores)));
          const collected = await collect(mongo.db(viewsDatabase));
          count = collected.reduce((sum, { documents }) => sum + documents.length, 0);
          times.indexed.push(await insertSeconds(mongo.db('bench_floor'), collected, true));
          times.plain.push(await insertSeconds(mongo.db('bench_floor'), collected, false));
        }
      } finally {
        await mongo.close();
      }
      const ratio = (floor: readonly number[]) => median(floor.map((took, round) => took / times.rebuild[round]!));
      return {
        value: ratio(times.indexed),
        notes: {
          events,
          documents: count,
          'rebuild s': rounded(median(times.rebuild)),
          'inserts s': rounded(median(times.indexed)),
          'inserts without indexes s': rounded(median(times.plain)),
          'ratio without indexes': rounded(ratio(times.plain)),
          'documents/s rebuilt': Math.round(count / median(times.rebuild)),
        },
      };
    }),
};
