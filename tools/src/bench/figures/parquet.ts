import { get } from 'node:http';
import { join } from 'node:path';
import { exportLog } from '../../analytics/export-log.ts';
import { programs } from '../../parts/programs.ts';
import { storeEnvironment } from '../../stores/store-environment.ts';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { analystToken, inHouse } from '../house.ts';
import { loadEvents } from '../load-events.ts';
import { rounded } from '../quantiles.ts';

const goal = 0.5;
const products = 500;
const actsPerProduct = 10;
const newline = 0x0a;
const bytesOfMb = 1024 * 1024;

/** Reads the stream of events to its end. @returns lines */
const stream = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-admin-token': analystToken };
    get(`${url}/api/analytics/events`, { headers }, (response) => {
      let lines = 0;
      response.on('data', (chunk: Buffer) => {
        for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
      });
      response.on('end', () => resolve(lines));
      response.on('error', reject);
    }).on('error', reject);
  });

/** From the command to the last file, the start of its process and the tables beside the events included. */
export const parquet: Figure = {
  name: 'parquet',
  what: 'export to Parquet files, events/s, of ten times as many acts as --products, against the stream as NDJSON',
  goal: { is: 'at least', value: goal, unit: '' },
  measure: (bench) =>
    inHouse(bench.folder('parquet'), async (house) => {
      const stock = catalogue(products, 1);
      const stores = await house.startStores();
      await loadEvents(stores.eventStoreUrl, [
        ...stock.history,
        ...activity(stock.products, bench.size * actsPerProduct, 2),
      ]);
      await house.startProjections(stores);
      const { url } = await house.startBackend(stores);
      let begun = performance.now();
      const lines = await stream(url);
      const streamed = (lines * 1_000) / (performance.now() - begun);
      const environment = { ...storeEnvironment(stores), DATA_DIR: house.folder, DEMO: 'off' };
      begun = performance.now();
      const { added } = await exportLog(join(house.folder, 'files'), {}, { ...programs.export, environment });
      const exported = (added * 1_000) / (performance.now() - begun);
      if (added !== lines) throw new Error(`${lines} events were streamed, ${added} exported.`);
      return {
        value: exported / streamed,
        notes: {
          events: lines,
          'streamed events/s': rounded(streamed),
          'exported events/s': rounded(exported),
          'memory of this process, MB': rounded(process.memoryUsage().rss / bytesOfMb),
        },
      };
    }),
};
