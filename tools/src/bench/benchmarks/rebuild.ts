import { viewsDatabase } from '@henna/domain';
import type { Db } from 'mongodb';
import { programs } from '../../processes/programs.ts';
import { runToCompletion } from '../../processes/child-service.ts';
import { commandEnvironment, type StoreAddresses } from '../../stores/running-stores.ts';
import type { Benchmark } from '../bench.ts';
import { atLeast, compared } from '../table.ts';

const rounds = 3;
const chunk = 10_000;

const rebuildAll = async (stores: StoreAddresses): Promise<void> => {
  const code = await runToCompletion({ ...programs.rebuild, args: ['all'], environment: commandEnvironment(stores) });
  if (code !== 0) throw new Error(`The rebuild ended with code ${code}`);
};

/** Inserts what the views hold into empty collections with the same indexes. @returns how many documents, and seconds */
const insertAll = async (views: Db, floor: Db) => {
  const names = (await views.listCollections().toArray()).map(({ name }) => name).filter((name) => name.includes('@'));
  let [count, seconds] = [0, 0];
  for (const name of names) {
    const documents = await views.collection(name).find({}, { promoteLongs: false }).toArray();
    const target = await floor.createCollection(name);
    for (const { key, name: index, ...options } of await views.collection(name).indexes())
      if (index !== '_id_') await target.createIndex(key, options);
    const begun = performance.now();
    for (let from = 0; from < documents.length; from += chunk)
      await target.insertMany(documents.slice(from, from + chunk), { ordered: false });
    count += documents.length;
    seconds += (performance.now() - begun) / 1_000;
  }
  return { count, seconds };
};

/** All views from the log, start of the program included, against inserts of what they hold into collections with the same indexes. */
export const rebuild: Benchmark = {
  rows: [
    atLeast('rebuild', 'rebuild of all views to insertMany of the same documents', 0.5, 'documents/s', {
      ...{ aim: 0.7, hasPeer: true },
    }),
  ],
  measure: async (bench) => {
    const stores = await bench.stores();
    const mongo = await bench.mongo();
    const [views, floor] = [mongo.db(viewsDatabase), mongo.db('bench_floor')];
    const rates = { rebuild: [] as number[], inserts: [] as number[] };
    for (let round = 1; round <= rounds; round++) {
      bench.say(`Rebuild, round ${round} of ${rounds}`);
      const begun = performance.now();
      await rebuildAll(stores);
      const rebuildSeconds = (performance.now() - begun) / 1_000;
      const { count, seconds } = await insertAll(views, floor);
      rates.rebuild.push(count / rebuildSeconds);
      rates.inserts.push(count / seconds);
      // A worker takes over no builds beside which none has ever answered.
      for (const db of [views, floor]) await db.dropDatabase();
    }
    return { rebuild: compared(rates.rebuild, rates.inserts) };
  },
};
