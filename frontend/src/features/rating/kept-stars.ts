import { session } from '../../lib/storage.ts';
import { isStars, type Stars } from './rating-tally.ts';

const key = (productId: string) => `kept-stars:${productId}`;

/** The stars somebody tapped before sign-in came between: offered again afterwards, never given by themselves. */
export const keptStars = {
  get: (productId: string): Stars | null => {
    const stars = Number(session.get(key(productId)));
    return isStars(stars) ? stars : null;
  },
  keep: (productId: string, stars: Stars): void => session.set(key(productId), String(stars)),
  forget: (productId: string): void => session.remove(key(productId)),
};
