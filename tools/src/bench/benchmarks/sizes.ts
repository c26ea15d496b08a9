import type { Bench, Benchmark } from '../bench.ts';
import { copyProducts, copyVotes } from '../fixtures/copies.ts';
import { listingQueries, pageSize, searchQueries } from '../fixtures/queries.ts';
import { closedLoop } from '../load.ts';
import { addressOf } from '../members.ts';
import { atMost, compared, median, type Measured, type Row } from '../table.ts';

const rounds = 3;
/** Blocks before them: a program that has just started costs more. */
const warmUps = 5;
const amount = 100;
const connections = 4;
/** Beyond the amount a load takes some addresses that it does not ask. */
const addressCount = amount + 2 * connections;
const voteCount = 1_000_000;
/** In MB, by program. */
const memoryLimits = { service: 350, projections: 250, 'event store': 300, 'document store': 300 };
const memoryRow = (program: string) => `memory-${program.replace(' ', '-')}`;

const rowsAt = (products: string, startLimit: number): readonly Row[] => [
  atMost(`start-${products}`, `start of the service with ${products} products, after a clean stop`, startLimit, 's'),
  atMost(`search-${products}`, `uncached search among ${products} products, CPU a query`, 5, 'ms'),
];
const rowsAt1e5: readonly Row[] = [
  atMost('listing', 'uncached listing, CPU at 1e5 products to 1e3', 1.5, 'ms', { aim: 1.2, hasPeer: true }),
  atMost('listing-plain', 'uncached listing at 1e5 products, at most one filter, CPU', 4, 'ms'),
  atMost('listing-combined', 'uncached listing at 1e5 products, several filters, CPU', 10, 'ms'),
  atMost('answer', `largest answer of a listing of ${pageSize} products`, 25, 'kB'),
  ...Object.entries(memoryLimits).map(([program, limit]) =>
    atMost(memoryRow(program), `memory of the ${program}, 1e5 products, 1e6 votes`, limit, 'MB'),
  ),
];

const half = (value: number) => value / 2;
let sent = 0;

/** CPU of a service and the document store a request, in ms. @param program the service's name in the installation */
const costOf = async (bench: Bench, program: string, url: string, paths: readonly string[]): Promise<number> => {
  const requestOf = (index: number) => {
    return { path: paths[index]!, headers: { 'x-forwarded-for': addressOf(sent++ % 10_000) } };
  };
  const counted = [program, 'document store', 'stores outside'];
  const work = () => closedLoop(url, { connections, amount, requestOf });
  const [{ cpuMs }] = await bench.product.cost(amount, work, (name) => counted.includes(name));
  return cpuMs;
};

/** Listings at both sizes in turns, and searches, all of them at addresses that nobody asked before. */
const measureQueries = async (bench: Bench, program: string, fewUrl: string, manyUrl: string) => {
  const { plain, combined } = listingQueries(bench.fixture);
  const searches = searchQueries();
  type Kind = 'few' | 'many' | 'plain' | 'combined' | 'search';
  const costs: Record<Kind, number[]> = { few: [], many: [], plain: [], combined: [], search: [] };
  for (let round = 1 - warmUps; round <= rounds; round++) {
    bench.say(`Listings and searches, ${round <= 0 ? 'warming up' : `round ${round} of ${rounds}`}`);
    const queries = [plain(addressCount), combined(addressCount)];
    const [few, many] = [[] as number[], [] as number[]];
    for (const paths of queries) {
      few.push(await costOf(bench, 'service', fewUrl, paths));
      many.push(await costOf(bench, program, manyUrl, paths));
    }
    const searched = await costOf(bench, program, manyUrl, searches(addressCount));
    if (round <= 0) continue;
    costs.few.push(few[0]! + few[1]!);
    costs.many.push(many[0]! + many[1]!);
    costs.plain.push(many[0]!);
    costs.combined.push(many[1]!);
    costs.search.push(searched);
  }
  const answers = [...plain(10), ...combined(10)].map(async (path) => (await fetch(manyUrl + path)).arrayBuffer());
  const answerBytes = Math.max(...(await Promise.all(answers)).map(({ byteLength }) => byteLength));
  return {
    listing: compared(costs.many.map(half), costs.few.map(half)),
    'listing-plain': { figure: median(costs.plain) },
    'listing-combined': { figure: median(costs.combined) },
    answer: { figure: answerBytes / 1_000 },
    search: { figure: median(costs.search) },
  };
};

/** A further service on views with more products; the first one goes on with those that it loaded at its start. */
const sizes = (products: '1e5' | '1e6', rows: readonly Row[]): Benchmark => ({
  rows,
  measure: async (bench, isAsked) => {
    const program = `service with ${products}`;
    const few = await bench.service();
    bench.say(`Copying products until there are ${products}`);
    await copyProducts(await bench.mongo(), Number(products));
    if (rows.some(({ name }) => name.startsWith('memory') && isAsked(name))) {
      bench.say(`Copying votes until there are ${voteCount}`);
      await copyVotes(await bench.mongo(), bench.product.stores.eventStoreUrl, voteCount);
    }
    bench.say(`Starting a service with ${products} products, twice`);
    await (await bench.product.startService({}, program)).stop();
    const begun = performance.now();
    const many = await bench.product.startService({}, program);
    const seconds = (performance.now() - begun) / 1_000;
    const { search, ...listings } = await measureQueries(bench, program, few.url, many.url);
    const { [program]: service, ...memory } = bench.product.memoryMb();
    await many.stop();
    const figures: Record<string, Measured> = {};
    for (const [name, figure] of Object.entries({ ...memory, service: service! }))
      figures[memoryRow(name)] = { figure };
    return {
      ...listings,
      ...figures,
      [`start-${products}`]: { figure: seconds },
      [`search-${products}`]: search,
    };
  },
});

export const manyProducts = sizes('1e5', [...rowsAt('1e5', 10), ...rowsAt1e5]);
export const millionProducts = sizes('1e6', rowsAt('1e6', 60));
