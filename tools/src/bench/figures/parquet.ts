import { get } from 'node:http';
import { join } from 'node:path';
import { exportLog } from '../../analytics/export-log.ts';
import { programs } from '../../processes/programs.ts';
import { commandEnvironment } from '../../stores/running-stores.ts';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { analystToken, inHouse } from '../house.ts';
import { loadEvents } from '../load-events.ts';
import { median, rounded } from '../quantiles.ts';

const goal = 0.5;
const products = 500;
const actsPerProduct = 10;
/** Fewer would be over before a process has warmed up. */
const fewestActs = 100_000;
const rounds = 3;
const newline = 0x0a;
const bytesOfMb = 1024 * 1024;

interface Timed {
  readonly count: number;
  readonly seconds: number;
}

/** @param work answers how many events it told of */
const timed = async (work: () => Promise<number>): Promise<Timed> => {
  const begun = performance.now();
  const count = await work();
  return { count, seconds: (performance.now() - begun) / 1_000 };
};

const secondsOf = (runs: readonly Timed[]) => median(runs.map(({ seconds }) => seconds));

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

/**
 * Both read the whole log of one installation, in turns. What a run takes that finds nothing to add (the start of its
 * process, the tables beside the events) is taken off, as the stream has neither; the whole command stands beside it.
 */
export const parquet: Figure = {
  name: 'parquet',
  what: `events of a log (ten acts for one of --products, at least ${fewestActs}) as Parquet files by day, events/s less a run with nothing to add, against NDJSON of the same log`,
  goal: { is: 'at least', value: goal, unit: '' },
  measure: (bench) =>
    inHouse(bench.folder('parquet'), async (house) => {
      const stock = catalogue(products, 1);
      const stores = await house.startStores();
      const acts = Math.max(fewestActs, bench.size * actsPerProduct);
      await loadEvents(stores.eventStoreUrl, [...stock.history, ...activity(stock.products, acts, 2)]);
      await house.startProjections(stores);
      const { url } = await house.startBackend(stores);
      const environment = { ...commandEnvironment(stores), DATA_DIR: house.folder, DEMO: 'off' };
      const exportInto = (name: string) =>
        exportLog(join(house.folder, name), {}, { ...programs.export, environment }).then(({ added }) => added);
      const streams: Timed[] = [];
      const exports: Timed[] = [];
      const nothings: Timed[] = [];
      for (let round = 0; round < rounds; round++) {
        streams.push(await timed(() => stream(url)));
        exports.push(await timed(() => exportInto(`files-${round}`)));
        nothings.push(await timed(() => exportInto(`files-${round}`)));
      }
      const lines = streams[0]!.count;
      if ([...streams, ...exports].some(({ count }) => count !== lines) || nothings.some(({ count }) => count > 0))
        throw new Error(`${lines} events were streamed, ${exports.map(({ count }) => count).join(', ')} exported.`);
      const streamed = secondsOf(streams);
      const whole = secondsOf(exports);
      const nothing = secondsOf(nothings);
      return {
        value: streamed / (whole - nothing),
        notes: {
          events: lines,
          'streamed events/s': rounded(lines / streamed),
          'exported events/s': rounded(lines / (whole - nothing)),
          'exported events/s, the whole command': rounded(lines / whole),
          'a run with nothing to add, s': rounded(nothing),
          'memory of this process, MB': rounded(process.memoryUsage().rss / bytesOfMb),
        },
      };
    }),
};
