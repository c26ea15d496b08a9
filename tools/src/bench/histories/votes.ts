import type { VoteCast } from '@henna/domain';
import { randomFrom } from '../random.ts';
import type { KnownProduct } from './catalogue.ts';
import { timeOf, type StreamHistory } from './history.ts';

/** As many votes on each product, each by another person. */
export const votes = (products: readonly KnownProduct[], each: number, seed: number): readonly StreamHistory[] => {
  const random = randomFrom(seed);
  const userIds = Array.from({ length: each }, random.id);
  return products.flatMap(({ id: productId, options }, index) =>
    userIds.map((userId, place): StreamHistory => {
      const { id: optionId, label: vote } = options[place % options.length]!;
      const castAt = timeOf(300 + (index % 60), place);
      const data: VoteCast['data'] = { voteId: random.id(), productId, userId, optionId, vote, castAt };
      return { stream: `ballot-${productId}.${userId}`, events: [{ type: 'VoteCast', data }] };
    }),
  );
};
