import { setTimeout as pause } from 'node:timers/promises';
import { viewCollection, viewsDatabase } from '@henna/contracts';
import { MongoClient } from 'mongodb';
import { endProgress, showProgress } from '../../parts/progress-bar.ts';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse, type House } from '../house.ts';
import { HttpClient } from '../http-client.ts';
import { loadEvents } from '../load-events.ts';
import { median, quantile, rounded } from '../quantiles.ts';
import { listingPath, listingQueries, pageSize, type ListingQuery } from './listing-queries.ts';

const goal = 1.5;
const few = 100;
const rounds = 5;
const perRound = 100;
/** A slow query is asked fewer times. */
const roundMs = 1_500;
const warmUps = 5;
const floorMs = 2;
const worstShown = 6;
/** Kept bytes never answer a read that names a position. */
const headers = { 'x-min-position': '0' };

/** Projects the log, showing how far it has come. */
const project = async (house: House, stores: { eventStoreUrl: string; mongoUrl: string }, products: number) => {
  const mongo = await MongoClient.connect(stores.mongoUrl);
  const view = mongo.db(viewsDatabase).collection(viewCollection('product', 1));
  const look = setInterval(() => {
    void view.estimatedDocumentCount().then((done) => showProgress(`Projecting ${done}/${products} products`));
  }, 2_000);
  try {
    await house.startProjections(stores);
  } finally {
    clearInterval(look);
    endProgress();
    await mongo.close();
  }
};

/** A running service with so many products, some of them rated and voted for. */
const shopOf = async (house: House, products: number): Promise<HttpClient> => {
  const stores = await house.startStores();
  const stock = catalogue(products, 1);
  await loadEvents(stores.eventStoreUrl, [...stock.history, ...activity(stock.products, Math.ceil(products / 10), 2)]);
  await project(house, stores, products);
  const client = new HttpClient((await house.startBackend(stores)).url);
  while ((await totalOf(client, '/api/products?page=1&pageSize=1')) < products) await pause(200);
  return client;
};

const totalOf = async (client: HttpClient, path: string): Promise<number> => {
  const { body } = await client.succeed(path, { headers });
  return (JSON.parse(body.toString()) as { total: number }).total;
};

const pageOf = async (client: HttpClient, query: ListingQuery): Promise<number> =>
  query.place === 'first' ? 1 : Math.ceil((await totalOf(client, listingPath(query, 1))) / pageSize);

const timed = async (client: HttpClient, path: string): Promise<number> => {
  const begun = performance.now();
  await client.succeed(path, { headers });
  return performance.now() - begun;
};

interface Compared {
  readonly query: ListingQuery;
  readonly ratio: number;
  readonly ms: { readonly few: number; readonly many: number; readonly fewP50: number; readonly manyP50: number };
}

/** The first requests of each kind meet code that is not compiled yet: they do not count. */
const warmUp = async (query: ListingQuery, clients: readonly HttpClient[]): Promise<void> => {
  for (const client of clients) {
    const path = listingPath(query, await pageOf(client, query));
    for (let time = 0; time < warmUps; time++) await timed(client, path);
  }
};

/** Asks both services in turn, so that what else the machine does meets them alike. */
const compare = async (query: ListingQuery, small: HttpClient, large: HttpClient): Promise<Compared> => {
  const smallPath = listingPath(query, await pageOf(small, query));
  const largePath = listingPath(query, await pageOf(large, query));
  const p99 = { few: [] as number[], many: [] as number[] };
  const all = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const few: number[] = [];
    const many: number[] = [];
    const end = performance.now() + roundMs;
    while (few.length < perRound && (performance.now() < end || few.length < 5)) {
      few.push(await timed(small, smallPath));
      many.push(await timed(large, largePath));
    }
    p99.few.push(quantile(few, 0.99));
    p99.many.push(quantile(many, 0.99));
    all.few.push(...few);
    all.many.push(...many);
  }
  const ms = {
    few: median(p99.few),
    many: median(p99.many),
    fewP50: median(all.few),
    manyP50: median(all.many),
  };
  return { query, ratio: Math.max(floorMs, ms.many) / Math.max(floorMs, ms.few), ms };
};

const isWithoutText = ({ query }: Compared) => !query.filter.endsWith('word');

const told = ({ ratio, ms }: Compared) =>
  `${rounded(ratio)} (p99 ${rounded(ms.many)} against ${rounded(ms.few)} ms, p50 ${rounded(ms.manyP50)} against ${rounded(ms.fewP50)} ms)`;

const compareAll = async (small: HttpClient, large: HttpClient): Promise<Compared[]> => {
  for (const query of listingQueries) await warmUp(query, [small, large]);
  const compared: Compared[] = [];
  for (const [index, query] of listingQueries.entries()) {
    compared.push(await compare(query, small, large));
    showProgress(`Comparing ${index + 1}/${listingQueries.length} lists`);
  }
  endProgress();
  return compared;
};

/** Pages of five over the same frame of brands and categories; the worst of all lists counts. */
export const listing: Figure = {
  name: 'listing',
  what: `listing p99 at many products (--products) against ${few}, the worst of all lists, floor ${floorMs} ms`,
  goal: { is: 'at most', value: goal, unit: '' },
  measure: (bench) =>
    inHouse(bench.folder('listing-few'), (smallHouse) =>
      inHouse(bench.folder('listing-many'), async (largeHouse) => {
        const small = await shopOf(smallHouse, few);
        const large = await shopOf(largeHouse, bench.size);
        const compared = (await compareAll(small, large)).toSorted((a, b) => b.ratio - a.ratio);
        small.close();
        large.close();
        const name = ({ query: { sort, filter, place } }: Compared) => `${filter}, by ${sort}, ${place} page`;
        return {
          value: compared[0]!.ratio,
          notes: {
            lists: compared.length,
            'median ratio': rounded(median(compared.map(({ ratio }) => ratio))),
            'worst ratio without text': rounded(Math.max(...compared.filter(isWithoutText).map(({ ratio }) => ratio))),
            'over the goal': compared.filter(({ ratio }) => ratio > goal).length,
            ...Object.fromEntries(compared.slice(0, worstShown).map((each) => [name(each), told(each)])),
          },
        };
      }),
    ),
};
