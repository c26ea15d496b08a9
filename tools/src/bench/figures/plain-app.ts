import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { HttpClient } from '../http-client.ts';
import { cpuPerRequest, type Server } from '../http-load.ts';
import { loadEvents } from '../load-events.ts';
import type { PlainDocument } from '../plain-app.ts';
import { median, rounded } from '../quantiles.ts';

const rounds = 5;
const amount = 5_000;
const database = 'bench_plain';
const asked = { 'accept-encoding': 'gzip, deflate, br' };

/** The product page and the first page of the list, against a plain application that answers the same: CPU of the server alone. */
export const plainApp: Figure = {
  name: 'plain-app',
  what: 'product page and first listing page, CPU, against a plain Nest + Express + findOne + JSON application',
  goal: { is: 'at least', value: 5, unit: '' },
  measure: ({ folder, say }) =>
    inHouse(folder('plain-app'), async (house) => {
      const stores = await house.startStores();
      const { history, products } = catalogue(100, 1);
      await loadEvents(stores.eventStoreUrl, [...history, ...activity(products, 1_000, 2)]);
      await house.startProjections(stores);
      const ours = await house.startBackend(stores);
      const client = new HttpClient(ours.url);
      const paths = { [products[0]!.id]: `/api/products/${products[0]!.id}`, list: '/api/products?page=1&pageSize=24' };
      const mongo = await MongoClient.connect(stores.mongoUrl);
      for (const [_id, path] of Object.entries(paths)) {
        const { body } = await client.succeed(path);
        const answer = JSON.parse(body.toString()) as object;
        await mongo.db(database).collection<PlainDocument>('answers').insertOne({ _id, answer });
      }
      await mongo.close();
      const program = fileURLToPath(new URL('bench-plain.js', import.meta.url));
      const started = await house.start({
        name: 'plain application',
        file: program,
        args: [stores.mongoUrl, database],
      });
      const plain: Server = { url: started.said, pid: started.pid };
      const notes: Record<string, number> = {};
      const ratios: number[] = [];
      for (const [name, path] of Object.entries(paths)) {
        const page = name === 'list' ? 'listing page' : 'product page';
        const costs = { ours: [] as number[], plain: [] as number[] };
        for (let round = 0; round <= rounds; round++) {
          say(round === 0 ? `Warming up: ${page}` : `Round ${round} of ${rounds}`);
          const plainCpu = await cpuPerRequest(plain, path, asked, amount);
          const oursCpu = await cpuPerRequest(ours, path, asked, amount);
          if (round === 0) continue;
          costs.plain.push(plainCpu);
          costs.ours.push(oursCpu);
        }
        const ratio = median(costs.plain.map((cpu, round) => cpu / costs.ours[round]!));
        ratios.push(ratio);
        notes[`${page}: plain µs`] = rounded(median(costs.plain));
        notes[`${page}: ours µs`] = rounded(median(costs.ours));
        notes[`${page}: ratio`] = rounded(ratio);
      }
      return { value: Math.min(...ratios), notes };
    }),
};
