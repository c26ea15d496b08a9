import { endProgress, showProgress } from '../../processes/console.ts';
import type { Measured } from '../figure.ts';
import type { HttpClient } from '../http-client.ts';
import { median, quantile, rounded } from '../quantiles.ts';
import { listingPath, pageSize, type ListingQuery } from './listing-queries.ts';
import { timed, totalOf } from './stocked-shop.ts';

const rounds = 5;
const perRound = 100;
/** A slow query is asked fewer times. */
const roundMs = 1_500;
const warmUps = 5;
const worstShown = 6;
/** Below this a difference is not felt. */
export const floorMs = 2;

const pageOf = async (client: HttpClient, query: ListingQuery): Promise<number> =>
  query.place === 'first' ? 1 : Math.ceil((await totalOf(client, listingPath(query, 1))) / pageSize);

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

const nameOf = ({ query: { sort, filter, place } }: Compared) => `${filter}, by ${sort}, ${place} page`;

/** The same lists asked of a shop with few products and of one with many; the worst ratio of p99 counts. */
export const compareLists = async (
  queries: readonly ListingQuery[],
  small: HttpClient,
  large: HttpClient,
  goal: number,
): Promise<Measured> => {
  for (const query of queries) await warmUp(query, [small, large]);
  const all: Compared[] = [];
  for (const [index, query] of queries.entries()) {
    all.push(await compare(query, small, large));
    showProgress(`Comparing ${index + 1}/${queries.length} lists`);
  }
  endProgress();
  const compared = all.toSorted((a, b) => b.ratio - a.ratio);
  return {
    value: compared[0]!.ratio,
    notes: {
      lists: compared.length,
      'median ratio': rounded(median(compared.map(({ ratio }) => ratio))),
      'worst ratio without text': rounded(Math.max(...compared.filter(isWithoutText).map(({ ratio }) => ratio))),
      'over the goal': compared.filter(({ ratio }) => ratio > goal).length,
      ...Object.fromEntries(compared.slice(0, worstShown).map((each) => [nameOf(each), told(each)])),
    },
  };
};
