import {
  contributionChanges,
  isContributionEvent,
  type BallotEvent,
  type Contribution,
  type RatingEvent,
  type Recorded,
  type RecordedHennaEvent,
} from '@henna/domain';
import { instant } from './event-values.ts';
import type { Content, Documents, Index, Key, Keyed } from '../projection.ts';

/** Parts of a view of opinions, beside the active ones. `removed`: what moderators removed, for them to see. `inactive`: the rest, until it is restored. */
export const opinionParts = ['removed', 'inactive'] as const;

export const opinionIndexes: readonly Index[] = [
  { key: { productId: 1, userId: 1 } },
  { part: 'removed', key: { removedAt: -1, _id: -1 } },
  { part: 'removed', key: { productId: 1 } },
  { part: 'removed', key: { userId: 1 } },
  { part: 'inactive', key: { userId: 1 } },
];

const isFirst = ({ type }: RecordedHennaEvent) => type === 'VoteCast' || type === 'RatingGiven';

/** The documents that an event will ask for. */
export const opinionKeys = (event: RecordedHennaEvent): readonly Key[] => {
  if (!isContributionEvent(event) || isFirst(event)) return [];
  return contributionChanges(event).flatMap(({ contribution: { id }, status, before }) => {
    // One that counted is among the active ones.
    const becomesInactive = status !== 'active' && status !== 'removed';
    const parts = opinionParts.filter((part) => before === null || (part === 'inactive' && becomesInactive));
    return [{ id }, ...parts.map((part) => ({ part, id }))];
  });
};

interface OpinionDocument extends Keyed {
  readonly userId: string;
}
type Stored<Document extends Keyed> = Content<Document> & { readonly removedAt?: Date };

/**
 * Moves the votes or ratings that an event changes to the part of their status.
 * @param documentOf the document of an opinion, made of the one it had before; `undefined` where it is new
 */
export const applyOpinionEvent = async <Document extends OpinionDocument, Given extends Contribution>(
  event: Recorded<BallotEvent | RatingEvent>,
  documents: Documents<Document>,
  documentOf: (contribution: Given, before: Content<Document> | undefined) => Content<Document>,
): Promise<void> => {
  const active = documents as unknown as Documents<Stored<Document>>;
  const removed = documents.part<Stored<Document>>('removed');
  const inactive = documents.part<Stored<Document>>('inactive');
  const takeOut = async (id: string): Promise<Content<Stored<Document>> | undefined> => {
    for (const part of [active, removed, inactive]) {
      const found = await part.get(id);
      if (!found) continue;
      part.delete(id);
      return found;
    }
    return undefined;
  };
  for (const { contribution, status } of contributionChanges(event)) {
    const before = isFirst(event) ? undefined : await takeOut(contribution.id);
    const document = documentOf(contribution as Given, before as Content<Document> | undefined);
    const removedAt = 'removedAt' in event.data ? instant(event.data.removedAt) : before?.removedAt;
    if (status === 'active') documents.put(document);
    else if (status === 'removed') removed.put({ ...document, ...(removedAt && { removedAt }) });
    // An import may have reused the id of an inactive opinion: the older document is what a restoration needs.
    else inactive.put({ ...document, ...(await inactive.get(contribution.id)), ...(removedAt && { removedAt }) });
  }
};

/** Opinions of an erased person can not be restored. */
export const deleteInactiveOpinions = async (userId: string, documents: Documents<Keyed>): Promise<void> => {
  for (const name of opinionParts) {
    const part = documents.part(name);
    for (const { _id } of await part.select({ field: 'userId', value: userId })) part.delete(_id);
  }
};
