import type { BallotEvent, CommentEvent, RatingEvent } from '@henna/contracts';
import type { PersonKeys } from '../../../../shared/sealing/person-keys.ts';
import { comment, commentStream, contentField } from '../../../commenting/index.ts';
import { rating } from '../../../rating/index.ts';
import { ballot } from '../../../voting/index.ts';
import { optionsIn, type CatalogueFacts } from '../catalogue-facts.ts';
import type { LogSnapshot } from '../log-snapshot.ts';
import type { Rows } from './rows.ts';

export async function* votes(log: LogSnapshot, facts: CatalogueFacts): Rows {
  for await (const events of log.streams<BallotEvent>('ballot')) {
    const { productId, userId } = events[0]!.data;
    const product = facts.products.get(productId);
    if (!product) continue;
    const options = optionsIn(facts, product.place);
    for (const { voteId, optionId, vote, castAt } of log.folded(ballot, events).votes)
      yield {
        id: voteId,
        productId,
        userId,
        optionId,
        vote: options.get(optionId)?.label ?? vote,
        createdAt: castAt,
      };
  }
}

export async function* ratings(log: LogSnapshot, { products }: CatalogueFacts): Rows {
  for await (const events of log.streams<RatingEvent>('rating')) {
    const { productId, userId } = events[0]!.data;
    const product = products.get(productId);
    const standing = product && log.folded(rating, events).standing;
    if (!standing) continue;
    const { ratingId, stars, givenAt, changedAt } = standing;
    yield { id: ratingId, productId, userId, stars, createdAt: givenAt, updatedAt: changedAt };
  }
}

/** What stands, but for the replies to what a moderator removed. @param needed gets the withdrawn roots of the rest */
export async function* comments(
  log: LogSnapshot,
  { products }: CatalogueFacts,
  needed: Set<string>,
  keys: PersonKeys,
): Rows {
  const removedRoots = new Set<string>();
  const withdrawnRoots = new Set<string>();
  for await (const events of log.streams<CommentEvent>('comment')) {
    const state = log.folded(comment, events);
    if (!state?.withdrawn || state.parentId !== null) continue;
    (state.removed ? removedRoots : withdrawnRoots).add(events[0]!.data.commentId);
  }
  for await (const events of log.streams<CommentEvent>('comment')) {
    const state = log.folded(comment, events);
    const id = events[0]!.data.commentId;
    if (!state || state.withdrawn || !products.has(state.productId)) continue;
    const { productId, userId, parentId, replyTo, postedAt, editedAt } = state;
    if (parentId && removedRoots.has(parentId)) continue;
    if (parentId && withdrawnRoots.has(parentId)) needed.add(parentId);
    const [content] = await keys.open([{ field: state.content, stream: commentStream(id), name: contentField }]);
    if (content !== null) yield { id, productId, userId, content, parentId, replyTo, createdAt: postedAt, editedAt };
  }
}

/** Roots that their authors took back while they have replies: they keep their place, without text or name. */
export async function* withdrawnRoots(log: LogSnapshot, needed: ReadonlySet<string>): Rows {
  for await (const events of log.streams<CommentEvent>('comment')) {
    const { commentId: id, productId, postedAt: createdAt } = events[0]!.data;
    if (needed.has(id)) yield { id, productId, createdAt };
  }
}
