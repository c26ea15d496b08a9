import { session } from '../../lib/storage.ts';

const key = (productId: string) => `kept-vote:${productId}`;

/** The vote somebody tapped before sign-in came between: offered again afterwards, never cast by itself. */
export const keptVote = {
  get: (productId: string): string | null => session.get(key(productId)),
  keep: (productId: string, vote: string): void => session.set(key(productId), vote),
  forget: (productId: string): void => session.remove(key(productId)),
};
