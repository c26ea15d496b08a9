import { viewsDatabase } from '@henna/domain';
import { MongoClient, type Db, type Document } from 'mongodb';
import { programs } from '../../processes/programs.ts';
import { runToCompletion } from '../../processes/child-service.ts';
import { commandEnvironment } from '../../stores/running-stores.ts';
import type { StoreAddresses } from '../../stores/running-stores.ts';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse, type House } from '../house.ts';
import { loadEvents } from '../load-events.ts';
import { cpuSeconds, endedChildrenCpuSeconds } from '../processes.ts';
import { median, rounded } from '../quantiles.ts';

const rounds = 3;
const eventsPerProduct = 25;
const chunk = 10_000;

interface Collected {
  readonly name: string;
  readonly documents: Document[];
  readonly indexes: readonly Document[];
}

interface Cost {
  readonly seconds: number;
  /** Of all programs that took part: what other work on the machine does to the time, it hardly does to this. */
  readonly cpuSeconds: number;
}

const cpuOf = (house: House) => {
  const parts = Object.values(house.cpuSeconds).reduce((sum, part) => sum + part, 0);
  return parts + cpuSeconds(process.pid) + endedChildrenCpuSeconds();
};

const costOf = async (house: House, work: () => Promise<unknown>): Promise<Cost> => {
  const begun = performance.now();
  const before = cpuOf(house);
  await work();
  return { seconds: (performance.now() - begun) / 1_000, cpuSeconds: cpuOf(house) - before };
};

const rebuildAll = async (stores: StoreAddresses): Promise<void> => {
  const code = await runToCompletion({ ...programs.rebuild, args: ['all'], environment: commandEnvironment(stores) });
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

/** Empty collections of the same names, with or without the same indexes. */
const prepare = async (db: Db, collected: readonly Collected[], withIndexes: boolean): Promise<void> => {
  await db.dropDatabase();
  for (const { name, indexes } of collected) {
    const collection = await db.createCollection(name);
    for (const { key, ...options } of withIndexes ? indexes : [])
      await collection.createIndex(key as Document, options);
  }
};

/** Writes the same documents, with nothing else done. */
const insertAll = async (db: Db, collected: readonly Collected[]): Promise<void> => {
  for (const { name, documents } of collected)
    for (let from = 0; from < documents.length; from += chunk)
      await db.collection(name).insertMany(documents.slice(from, from + chunk), { ordered: false });
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
      const all = { rebuild: [] as Cost[], indexed: [] as Cost[], plain: [] as Cost[] };
      let count = 0;
      try {
        const views = mongo.db(viewsDatabase);
        const floor = mongo.db('bench_floor');
        for (let round = 1; round <= rounds; round++) {
          say(`Round ${round} of ${rounds}`);
          await views.dropDatabase();
          all.rebuild.push(await costOf(house, () => rebuildAll(stores)));
          const collected = await collect(views);
          count = collected.reduce((sum, { documents }) => sum + documents.length, 0);
          await prepare(floor, collected, true);
          all.indexed.push(await costOf(house, () => insertAll(floor, collected)));
          await prepare(floor, collected, false);
          all.plain.push(await costOf(house, () => insertAll(floor, collected)));
        }
      } finally {
        await mongo.close();
      }
      const ratio = (costs: readonly Cost[], of: keyof Cost) =>
        median(costs.map((cost, round) => cost[of] / all.rebuild[round]![of]));
      const middle = (costs: readonly Cost[], of: keyof Cost) => rounded(median(costs.map((cost) => cost[of])));
      return {
        value: ratio(all.indexed, 'seconds'),
        notes: {
          events,
          documents: count,
          'rebuild s': middle(all.rebuild, 'seconds'),
          'inserts s': middle(all.indexed, 'seconds'),
          'inserts without indexes s': middle(all.plain, 'seconds'),
          'ratio against inserts without indexes': rounded(ratio(all.plain, 'seconds')),
          'rebuild CPU s': middle(all.rebuild, 'cpuSeconds'),
          'inserts CPU s': middle(all.indexed, 'cpuSeconds'),
          'ratio of CPU': rounded(ratio(all.indexed, 'cpuSeconds')),
        },
      };
    }),
};
