import type { ProductVisited } from '@henna/domain';
import type { History, StreamHistory } from './history.ts';

/** A visit of the member for every second vote of a history, on its product and at its time. */
export const visitsOfVoters = (history: History): readonly StreamHistory[] => {
  const byStream = new Map<string, ProductVisited[]>();
  const votes = history
    .flat()
    .flatMap(({ events }) => events.flatMap((event) => (event.type === 'VoteCast' ? [event.data] : [])));
  for (const [index, { productId, userId, voteId, castAt }] of votes.entries()) {
    if (index % 2 > 0) continue;
    const visit: ProductVisited = {
      type: 'ProductVisited',
      data: { productId, userId, visit: voteId, visitedAt: castAt, language: index % 4 > 0 ? 'en' : 'ar' },
    };
    const stream = `visits-${productId}`;
    const visits = byStream.get(stream);
    if (visits) visits.push(visit);
    else byStream.set(stream, [visit]);
  }
  return [...byStream].map(([stream, events]) => ({ stream, events }));
};
