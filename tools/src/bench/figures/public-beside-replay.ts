import type { Replay } from '@henna/domain';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import type { HttpClient } from '../http-client.ts';
import { quantile, rounded } from '../quantiles.ts';
import { asAnalyst } from './analyst.ts';
import { stockedShop } from './stocked-shop.ts';

const goal = 1.5;
/** Below this, differences are the machine's. */
const floorMs = 2;
const products = 500;
const actsPerProduct = 10;
const warmUpReads = 3_000;
const idleReads = 5_000;

const read = async (client: HttpClient, ids: readonly string[], round: number): Promise<number> => {
  const id = ids[round % ids.length]!;
  const path = round % 2 ? `/api/products/${id}` : `/api/products?page=${1 + (round % 20)}`;
  const begun = performance.now();
  await client.succeed(path);
  return performance.now() - begun;
};

/** Lists and products as the public reads them, while the log is replayed in a process of its own, against nobody replaying. */
export const publicBesideReplay: Figure = {
  name: 'public-beside-replay',
  what: `public reads p99 while a replay of ten times as many acts as --products runs, against idle, floor ${floorMs} ms`,
  goal: { is: 'at most', value: goal, unit: '' },
  measure: (bench) =>
    inHouse(bench.folder('public-beside-replay'), async (house) => {
      const stock = catalogue(products, 1);
      const acts = activity(stock.products, bench.size * actsPerProduct, 2);
      const client = await stockedShop(house, products, [...stock.history, ...acts]);
      const ids = stock.products.map(({ id }) => id);
      const idle: number[] = [];
      // The first requests meet code that is not compiled yet: they do not count.
      for (let round = -warmUpReads; round < idleReads; round += 1) {
        const ms = await read(client, ids, Math.abs(round));
        if (round >= 0) idle.push(ms);
      }
      const beside: number[] = [];
      let { answer: replay } = await asAnalyst<Replay>(client, '/api/analytics/replays', { halfLifeDays: 3 });
      for (let round = 0; replay.state === 'waiting' || replay.state === 'running'; round += 1) {
        if (replay.state === 'running') beside.push(await read(client, ids, round));
        if (replay.state === 'waiting' || round % 50 === 49)
          replay = (await asAnalyst<Replay>(client, `/api/analytics/replays/${replay.id}`)).answer;
      }
      client.close();
      if (!replay.result) throw new Error(`The replay ${replay.state}: ${replay.error}`);
      const [quiet, busy] = [quantile(idle, 0.99), quantile(beside, 0.99)];
      return {
        value: Math.max(busy, floorMs) / Math.max(quiet, floorMs),
        notes: {
          'idle p99 ms': rounded(quiet),
          'beside p99 ms': rounded(busy),
          'reads beside': beside.length,
          'events replayed': replay.result.events,
        },
      };
    }),
};
