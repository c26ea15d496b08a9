import { randomUUID } from 'node:crypto';
import type { HennaEvent } from '@henna/domain';
import type { Figure } from '../figure.ts';
import { catalogue } from '../histories/catalogue.ts';
import { timeOf, type History } from '../histories/history.ts';
import { inHouse } from '../house.ts';
import type { HttpClient } from '../http-client.ts';
import { median, quantile, rounded } from '../quantiles.ts';
import { asAnalyst } from './analyst.ts';
import { stockedShop } from './stocked-shop.ts';

const products = 100;
const events = 10_000;
const rounds = 60;
const warmUps = 10;

/** Votes on one product, one of each member. */
const votesOn = (productId: string, option: { readonly id: string; readonly label: string }): History => [
  Array.from({ length: events }, (_, index) => {
    const userId = randomUUID();
    const cast: HennaEvent = {
      type: 'VoteCast',
      data: {
        voteId: randomUUID(),
        productId,
        userId,
        optionId: option.id,
        vote: option.label,
        castAt: timeOf(30, index * 1_000),
      },
    };
    return { stream: `ballot-${productId}.${userId}`, events: [cast] };
  }),
];

interface Trail {
  readonly items: readonly { readonly position: string }[];
  readonly next: string | null;
}

/** Positions all along the history of a product. */
const positionsOf = async (client: HttpClient, id: string): Promise<readonly string[]> => {
  const positions: string[] = [];
  for (let before: string | null = ''; before !== null;) {
    const path: string = `/api/admin/history?kind=product&id=${id}&with=acts&pageSize=100${before && `&before=${before}`}`;
    const { items, next }: Trail = (await asAnalyst<Trail>(client, path)).answer;
    positions.push(items[0]!.position);
    before = next;
  }
  return positions;
};

/** A product with a long history, as it was at any moment: a snapshot and what came after it, never all of it. */
export const asOf: Figure = {
  name: 'as-of',
  what: `as-of read of a product with ${events} events, p95 of moments all along`,
  goal: { is: 'at most', value: 100, unit: 'ms' },
  measure: (bench) =>
    inHouse(bench.folder('as-of'), async (house) => {
      const stock = catalogue(products, 1);
      const [product] = stock.products;
      const client = await stockedShop(house, products, [
        ...stock.history,
        ...votesOn(product!.id, product!.options[0]!),
      ]);
      const positions = await positionsOf(client, product!.id);
      const times: number[] = [];
      for (let round = -warmUps; round < rounds; round += 1) {
        const position = positions[(round + warmUps) % positions.length]!;
        const { ms } = await asAnalyst(client, `/api/admin/history/records/product/${product!.id}?asOf=${position}`);
        if (round >= 0) times.push(ms);
      }
      client.close();
      return {
        value: quantile(times, 0.95),
        notes: { 'p50 ms': rounded(median(times)), 'worst ms': rounded(Math.max(...times)), moments: positions.length },
      };
    }),
};
