import type { HennaEvent, ProductResetEvent, ResetKind } from '@henna/contracts';
import type { Decider } from '../../../shared/commands/decider.ts';
import { ConflictError } from '../../../shared/errors.ts';
import { productNotFound } from '../../catalogue/index.ts';

/** The resets of a product that stand, by id, the latest last. */
export interface ProductResets extends Readonly<Record<ResetKind, readonly string[]>> {
  readonly known: boolean;
}

type InProductStream = Extract<HennaEvent, { type: `Product${string}` }>;

/** They stand in the stream of the product. */
export const productResets: Decider<ProductResets, InProductStream> = {
  initialState: () => ({ known: false, votes: [], ratings: [] }),
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ProductAdded':
        return { ...state, known: true };
      case 'ProductVotesReset':
        return { ...state, votes: [...state.votes, data.resetId] };
      case 'ProductRatingsReset':
        return { ...state, ratings: [...state.ratings, data.resetId] };
      case 'ProductVotesResetUndone':
        return { ...state, votes: state.votes.filter((id) => id !== data.resetId) };
      case 'ProductRatingsResetUndone':
        return { ...state, ratings: state.ratings.filter((id) => id !== data.resetId) };
      default:
        return state;
    }
  },
};

/** Only the latest reset can be undone: what an older one took, the newer one would take as well. */
export class ResetSinceError extends ConflictError {
  constructor() {
    super('The product was reset again since. Undo that first.', 'RESET_SINCE');
  }
}

interface OfProduct {
  readonly productId: string;
  readonly kind: ResetKind;
  readonly at: string;
}

/**
 * Resets the votes or the ratings of a product. Throws a 404.
 * @param standing how many there are: with none it is a no-op
 */
export const resetProduct =
  ({ productId, kind, at, resetId, standing }: OfProduct & { readonly resetId: string; readonly standing: number }) =>
  ({ known }: ProductResets): ProductResetEvent[] => {
    if (!known) throw productNotFound();
    if (standing === 0) return [];
    const type = kind === 'votes' ? 'ProductVotesReset' : 'ProductRatingsReset';
    return [{ type, data: { productId, resetId, resetAt: at } }];
  };

/**
 * Takes back the latest reset that stands; one that is undone already stays so. Throws a 404 or {@link ResetSinceError}.
 * @param resetId the reset that is meant; the latest where none is told
 */
export const undoReset =
  ({ productId, kind, at, resetId }: OfProduct & { readonly resetId: string | undefined }) =>
  (state: ProductResets): ProductResetEvent[] => {
    if (!state.known) throw productNotFound();
    const standing = state[kind];
    const latest = standing.at(-1);
    if (latest === undefined || (resetId !== undefined && !standing.includes(resetId))) return [];
    if (resetId !== undefined && resetId !== latest) throw new ResetSinceError();
    const type = kind === 'votes' ? 'ProductVotesResetUndone' : 'ProductRatingsResetUndone';
    return [{ type, data: { productId, resetId: latest, undoneAt: at } }];
  };
