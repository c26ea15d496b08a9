import { randomUUID } from 'node:crypto';
import type { HennaEvent, Language } from '@henna/domain';
import { EventStore } from '../../../shared/stores/event-store.ts';
import type { AppHarness } from '../../../testing/app-harness.ts';

/** Appends facts as they may have been recorded long ago, and waits until the views hold them. */
export const appendHistory = async (
  service: AppHarness,
  facts: readonly (readonly [stream: string, fact: HennaEvent, language?: Language])[],
): Promise<void> => {
  const store = service.app.get(EventStore);
  let position = -1n;
  for (const [stream, event, language] of facts) {
    const metadata = {
      actor: { kind: 'import', id: 'history', role: 'import' },
      commandId: randomUUID(),
      correlationId: 'history',
      causationId: 'history',
      at: new Date().toISOString(),
      schema: 1,
      origin: 'import',
      ...(language && { language }),
    } as const;
    position = await store.appendAnyRevision(stream, [{ id: randomUUID(), event, metadata }]);
  }
  await service.settled({ headers: { 'x-position': String(position) } });
};

const hour = (day: number, of: number) => new Date(Date.UTC(2026, 2, day, of, 30)).toISOString();

/** Facts of March 2026, each with its stream. */
export const historyEvents = (productId: string) => ({
  vote: (userId: string, optionId: string, day: number, of: number, language?: Language) =>
    [
      `ballot-${productId}.${userId}`,
      {
        type: 'VoteCast',
        data: {
          voteId: `v-${productId}-${userId}-${optionId}`,
          productId,
          userId,
          optionId,
          vote: optionId,
          castAt: hour(day, of),
        },
      },
      language,
    ] as [string, HennaEvent, Language?],
  rating: (userId: string, stars: number, day: number, of: number, language?: Language) =>
    [
      `rating-${productId}.${userId}`,
      {
        type: 'RatingGiven',
        data: { ratingId: `r-${productId}-${userId}`, productId, userId, stars, givenAt: hour(day, of) },
      },
      language,
    ] as [string, HennaEvent, Language?],
  comment: (userId: string, number: number, day: number, of: number, language?: Language) =>
    [
      `comment-c-${productId}-${number}`,
      {
        type: 'CommentPosted',
        data: {
          commentId: `c-${productId}-${number}`,
          productId,
          userId,
          parentId: null,
          replyTo: null,
          postedAt: hour(day, of),
          content: { k: userId, n: '', c: 'sealed text', t: '' },
        },
      },
      language,
    ] as [string, HennaEvent, Language?],
  visit: (userId: string | null, day: number, of: number, language: Language = 'en') =>
    [
      `visits-${productId}`,
      {
        type: 'ProductVisited',
        data: { productId, visitedAt: hour(day, of), visit: randomUUID(), language, ...(userId && { userId }) },
      },
    ] as [string, HennaEvent, Language?],
});
