import type { BallotEvent, CommentPosted, HennaEvent, RatingEvent, Sealed } from '@henna/domain';
import { randomFrom, type Random } from '../random.ts';
import type { KnownProduct } from './catalogue.ts';
import { timeOf, type History } from './history.ts';

const replyShare = 0.3;
const days = 60;

interface Person {
  readonly productId: string;
  readonly userId: string;
}

/**
 * Votes, ratings, comments and replies of members on these products, by a seeded generator: `eventCount` of them, each
 * valid after those before it in its stream.
 */
export const activity = (products: readonly KnownProduct[], eventCount: number, seed: number): History => {
  const random = randomFrom(seed);
  const memberIds = Array.from({ length: Math.max(20, Math.floor(eventCount / 100)) }, random.id);
  const first = new Map<string, HennaEvent[]>();
  const replies = new Map<string, HennaEvent[]>();
  const roots: CommentPosted[] = [];
  const add = (streams: Map<string, HennaEvent[]>, stream: string, make: (before: HennaEvent[]) => HennaEvent) => {
    const events = streams.get(stream) ?? [];
    streams.set(stream, [...events, make(events)]);
  };
  for (let count = 0; count < eventCount; count++) {
    const product = random.pick(products);
    const person = { productId: product.id, userId: random.pick(memberIds) };
    const at = timeOf(300 + random.below(days), random.below(86_400_000));
    const key = `${person.productId}.${person.userId}`;
    const act = random.below(100);
    if (act < 55) add(first, `ballot-${key}`, (before) => vote(before as BallotEvent[], product, person, at, random));
    else if (act < 80) add(first, `rating-${key}`, (before) => rating(before as RatingEvent[], person, at, random));
    else if (roots.length > 0 && random.below(100) < replyShare * 100) {
      const root = random.pick(roots).data;
      const reply = comment({ ...person, productId: root.productId }, at, random, root.commentId);
      replies.set(`comment-${reply.data.commentId}`, [reply]);
    } else {
      const root = comment(person, at, random);
      roots.push(root);
      first.set(`comment-${root.data.commentId}`, [root]);
    }
  }
  return [first, replies].map((streams) => [...streams].map(([stream, events]) => ({ stream, events })));
};

/** For an option not voted for yet; where there is none left, the first vote is taken back. */
const vote = (
  before: readonly BallotEvent[],
  { options }: KnownProduct,
  person: Person,
  at: string,
  random: Random,
): BallotEvent => {
  const withdrawn = new Set(before.flatMap(({ type, data }) => (type === 'VoteWithdrawn' ? data.voteId : [])));
  const standing = before
    .filter((event) => event.type === 'VoteCast')
    .filter(({ data }) => !withdrawn.has(data.voteId));
  const free = options.filter(({ id }) => standing.every(({ data }) => data.optionId !== id));
  const oldest = standing[0];
  if (oldest && (free.length === 0 || random.below(10) === 0))
    return { type: 'VoteWithdrawn', data: { ...oldest.data, withdrawnAt: at } };
  const option = random.pick(free);
  const data = { ...person, voteId: random.id(), optionId: option.id, vote: option.label, castAt: at };
  return { type: 'VoteCast', data };
};

const rating = (before: readonly RatingEvent[], person: Person, at: string, random: Random): RatingEvent => {
  const stars = 1 + random.below(5);
  const last = before.at(-1);
  if (!last) return { type: 'RatingGiven', data: { ...person, ratingId: random.id(), givenAt: at, stars } };
  const { ratingId, givenAt } = last.data;
  const from = last.type === 'RatingChanged' ? last.data.to : last.data.stars;
  return { type: 'RatingChanged', data: { ...person, ratingId, givenAt, from, to: stars, changedAt: at } };
};

const comment = (person: Person, at: string, random: Random, parentId: string | null = null): CommentPosted => ({
  type: 'CommentPosted',
  data: {
    commentId: random.id(),
    ...person,
    parentId,
    replyTo: null,
    postedAt: at,
    content: sealedText(person.userId, 40 + random.below(160), random),
  },
});

/** As long as a sealed text is; nobody opens it here, so no key is made for it. */
const sealedText = (userId: string, length: number, random: Random): Sealed => {
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => random.below(256)));
  return {
    k: userId,
    n: bytes(12).toString('base64'),
    c: bytes(length).toString('base64'),
    t: bytes(16).toString('base64'),
  };
};
