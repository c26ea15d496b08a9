import type { RatingDocument, VoteDocument } from '@henna/contracts';
import type { Told } from './act-histories.ts';

/** A vote or a rating as it was: it stood, or a moderator had taken it. */
export type OpinionThen = (Omit<VoteDocument, 'position'> | Omit<RatingDocument, 'position'>) & {
  readonly removedAt?: Date;
};

interface Known {
  readonly document: OpinionThen;
  readonly standing: 'stands' | 'removed' | 'gone';
  /** The reset of the product that took it. */
  readonly takenBy: string | null;
}

/** One person has one vote for an option of a product, and one rating of it. */
const placeOf = (opinion: OpinionThen) =>
  [opinion.productId, opinion.userId, 'optionId' in opinion ? opinion.optionId : ''].join('.');

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

const after = (known: Known | undefined, told: Told): Known | undefined => {
  const { type, data } = told;
  if (type === 'VoteCast' || type === 'RatingGiven')
    return { document: given(told), standing: 'stands', takenBy: null };
  if (!known) return undefined;
  const { removedAt: _, ...document } = known.document;
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

/** The acts on single votes or ratings that a reset, or its undo, amounts to. */
const singleActs = (told: Told): readonly Told[] => {
  const { type, data } = told;
  const [as, votes] = [type.endsWith('Undone') ? 'Restored' : 'Withdrawn', data['votes'] as readonly object[]];
  switch (type) {
    case 'VotesReset':
    case 'VotesResetUndone':
      return votes.map((vote) => ({ ...told, type: `Vote${as}`, data: { ...data, ...vote } }));
    case 'RatingReset':
    case 'RatingResetUndone':
      return data['removed'] ? [] : [{ ...told, type: `Rating${as}` }];
    default:
      return [told];
  }
};

/**
 * Votes or ratings of products as they were, from all that was told of them and of their products' resets until then,
 * in the order of the log. What an erased person did is not told.
 */
export const opinionsThen = (all: Iterable<Told>, removed: boolean): readonly OpinionThen[] => {
  const opinions = new Map<string, Known>();
  for (const told of all) {
    const { type, data } = told;
    if ('resetId' in data) {
      const by = String(data['resetId']);
      const standing = new Set(
        [...opinions.values()].flatMap(({ document, takenBy }) => (takenBy === null ? [placeOf(document)] : [])),
      );
      for (const [id, known] of opinions) {
        if (known.document.productId !== data['productId']) continue;
        if (!type.endsWith('Undone')) opinions.set(id, { ...known, takenBy: known.takenBy ?? by });
        else if (known.takenBy === by && !standing.has(placeOf(known.document)))
          opinions.set(id, { ...known, takenBy: null });
      }
      continue;
    }
    if (data['userId'] === null) continue;
    for (const act of singleActs(told)) {
      const id = String(act.data['voteId'] ?? act.data['ratingId']);
      const next = after(opinions.get(id), act);
      if (next) opinions.set(id, next);
    }
  }
  const wanted = removed ? 'removed' : 'stands';
  return [...opinions.values()].flatMap(({ document, standing, takenBy }) =>
    standing === wanted && takenBy === null ? [document] : [],
  );
};
