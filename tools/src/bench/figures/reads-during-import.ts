import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { HttpClient } from '../http-client.ts';
import { quantile, rounded } from '../quantiles.ts';
import { importProducts, productRows } from './administrator.ts';
import { stockedShop } from './stocked-shop.ts';

const products = 1_000;
const idleMs = 15_000;
/** As one person after the other would ask, without a queue of our own making. */
const betweenMs = 5;
/** Below this a difference is not felt. */
const floorMs = 10;

/** What visitors read, in turn, until it is over; how long each took, in ms. */
const readUntil = async (
  client: HttpClient,
  paths: readonly string[],
  isOver: () => boolean,
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let next = 0; !isOver(); next++) {
    const begun = performance.now();
    await client.succeed(paths[next % paths.length]!);
    times.push(performance.now() - begun);
    await pause(betweenMs);
  }
  return times;
};

/** An import must not be felt by those who only look. */
export const readsDuringImport: Figure = {
  name: 'reads-during-import',
  what: `p99 of public reads during an import (--import-rows) against idle, floor ${floorMs} ms`,
  goal: { is: 'at most', value: 2, unit: '' },
  measure: ({ importRows, folder, say }) =>
    inHouse(folder('reads-during-import'), async (house) => {
      const stock = catalogue(products, 1);
      const acts = activity(stock.products, products * 10, 2);
      const client = await stockedShop(house, products, [...stock.history, ...acts]);
      const ids = stock.products.slice(0, 50).map(({ id }) => id);
      const paths = ids.flatMap((id, index) => [
        `/api/products/${id}`,
        `/api/products/${id}/comments`,
        `/api/products?page=${1 + index}&pageSize=12`,
        '/api/categories',
      ]);
      await readUntil(
        client,
        paths,
        (
          (left) => () =>
            left-- <= 0
        )(paths.length * 3),
      );
      say('Reading while nothing else happens');
      const end = performance.now() + idleMs;
      const idle = await readUntil(client, paths, () => performance.now() > end);
      say(`Reading while ${importRows} rows are imported`);
      let isImported = false;
      const importing = importProducts(client, productRows(importRows)).finally(() => (isImported = true));
      const [during] = await Promise.all([readUntil(client, paths, () => isImported), importing]);
      client.close();
      const p99 = { idle: quantile(idle, 0.99), during: quantile(during, 0.99) };
      return {
        value: Math.max(floorMs, p99.during) / Math.max(floorMs, p99.idle),
        notes: {
          rows: importRows,
          'reads idle': idle.length,
          'reads during': during.length,
          'p99 idle ms': rounded(p99.idle),
          'p99 during ms': rounded(p99.during),
          'p50 idle ms': rounded(quantile(idle, 0.5)),
          'p50 during ms': rounded(quantile(during, 0.5)),
        },
      };
    }),
};
