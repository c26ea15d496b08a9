import type { RatingDocument, VoteDocument } from '@henna/contracts';
import type { Told } from './act-histories.ts';

/** A vote or a rating as it was: it stood, or a moderator had taken it. */
export type OpinionThen = (Omit<VoteDocument, 'position'> | Omit<RatingDocument, 'position'>) & {
  readonly removedAt?: Date;
};

interface Place {
  readonly document: OpinionThen;
  readonly standing: 'stands' | 'removed' | 'gone';
  /** The reset or clear that took it. */
  readonly takenBy: string | null;
}

/** One person has one vote for an option of a product, and one rating of it. */
const placeOf = (data: Told['data']) =>
  [data['productId'], data['userId'], 'voteId' in data ? data['optionId'] : ''].join('.');

const given = ({ data, origin }: Told): OpinionThen => {
  const of = {
    _id: String(data['voteId'] ?? data['ratingId']),
    productId: String(data['productId']),
    userId: String(data['userId']),
    demo: origin === 'demo',
  };
  if ('voteId' in data)
    return {
      ...of,
      optionId: String(data['optionId']),
      vote: String(data['vote']),
      castAt: new Date(String(data['castAt'])),
    };
  return { ...of, stars: Number(data['stars']), givenAt: new Date(String(data['givenAt'])), changedAt: null };
};

const after = (place: Place | undefined, told: Told): Place | undefined => {
  const { type, data } = told;
  if (type === 'VoteCast' || type === 'RatingGiven')
    return { document: given(told), standing: 'stands', takenBy: null };
  if (!place) return undefined;
  const { removedAt: _, ...document } = place.document;
  switch (type) {
    case 'RatingChanged': {
      const change = { stars: Number(data['to']), changedAt: new Date(String(data['changedAt'])) };
      return { document: { ...document, ...change }, standing: 'stands', takenBy: null };
    }
    case 'VoteRestored':
    case 'RatingRestored':
      return { document, standing: 'stands', takenBy: null };
    case 'VoteRemovedByModerator':
    case 'RatingRemovedByModerator':
      return {
        document: { ...document, removedAt: new Date(String(data['removedAt'])) },
        standing: 'removed',
        takenBy: null,
      };
    default:
      return { document, standing: 'gone', takenBy: null };
  }
};

/**
 * Votes or ratings of products as they were, from all that was told of them, of their products' resets and of
 * clears until then, in the order of the log. What an erased person did is not told.
 */
export const opinionsThen = (all: Iterable<Told>, removed: boolean): readonly OpinionThen[] => {
  const places = new Map<string, Place>();
  for (const told of all) {
    const { type, data } = told;
    if ('resetId' in data || 'clearId' in data) {
      const by = String(data['resetId'] ?? data['clearId']);
      for (const [id, place] of places) {
        if ('resetId' in data && place.document.productId !== data['productId']) continue;
        if (type.endsWith('Undone')) {
          if (place.takenBy === by) places.set(id, { ...place, takenBy: null });
        } else if (place.takenBy === null) places.set(id, { ...place, takenBy: by });
      }
      continue;
    }
    if (data['userId'] === null) continue;
    const next = after(places.get(placeOf(data)), told);
    if (next) places.set(placeOf(data), next);
  }
  const wanted = removed ? 'removed' : 'stands';
  return [...places.values()].flatMap(({ document, standing, takenBy }) =>
    standing === wanted && takenBy === null ? [document] : [],
  );
};
