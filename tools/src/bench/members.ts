import { concurrently } from './fixtures/append-events.ts';
import type { FixtureProduct } from './fixtures/catalogue.ts';
import type { HttpClient } from '../shared/http-client.ts';
import type { LoadRequest } from './load.ts';

export interface Member {
  readonly cookie: string;
  /** In `X-Forwarded-For`: rate limits count each member's requests apart. */
  readonly address: string;
}

/** Passwords are hashed one after the other; when more wait, some are turned away. */
const signUpsAtOnce = 32;
/** A load leaves out as many numbers at most. */
const leftOut = 128;

/** An address in a network (/24) of its own. @param index up to 65,535 */
export const addressOf = (index: number): string => `10.${index >> 8}.${index & 255}.1`;

/** Creates accounts and answers the sessions that come with them. */
export const signUp = async (client: HttpClient, count: number): Promise<Member[]> => {
  const members: Member[] = [];
  await concurrently(Array(count).keys(), signUpsAtOnce, async (index) => {
    const address = addressOf(index);
    const json = { email: `member-${index}@bench.example`, password: 'measured-once', firstName: `Member ${index}` };
    const request = { method: 'POST', headers: { 'x-forwarded-for': address }, json };
    const { headers } = await client.succeed('/api/accounts', request);
    const cookie = (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
    members.push({ cookie, address });
  });
  return members;
};

/** A member and a product, by their numbers. Each pair comes once, and neighbours have neither in common. */
const pairOf = (index: number, memberCount: number, productCount: number) => {
  // Both numbers come round together after so many pairs; the products are then moved on by one.
  const period = (memberCount * productCount) / greatestDivisor(memberCount, productCount);
  return { member: index % memberCount, product: (index + Math.floor(index / period)) % productCount };
};
const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Commands by a number, each number another member and product, answered before the views follow. */
export const memberCommands = (members: readonly Member[], products: readonly FixtureProduct[]) => {
  let used = 0;
  const command = (index: number, path: string, json: (product: FixtureProduct) => object): LoadRequest => {
    const { member, product } = pairOf(index, members.length, products.length);
    const { cookie, address } = members[member]!;
    const headers = { cookie, 'x-forwarded-for': address, prefer: 'respond-async' };
    return { method: 'POST', path, headers, json: { productId: products[product]!.id, ...json(products[product]!) } };
  };
  const voteFor = (option: number) => (index: number) =>
    command(index, '/api/votes', ({ options }) => ({ vote: options[(index + option) % options.length]!.label }));
  return {
    vote: voteFor(0),
    /** Of the same member on the same product, for another option. */
    secondVote: voteFor(1),
    rating: (index: number) => command(index, '/api/ratings', () => ({ stars: 1 + (index % 5) })),
    comment: (index: number) => command(index, '/api/comments', () => ({ content: `Comment ${index} of the bench.` })),
    /** So many numbers that nothing has used, by their index. */
    reserve: (amount: number): ((index: number) => number) => {
      const first = used;
      used += amount + leftOut;
      return (index) => first + index;
    },
  };
};
