import type { RecordedHennaEvent } from '@henna/contracts';

/** Until when the log is read: a commit position, or the time at which events were recorded. */
export type Until = bigint | Date;

const takenBack = /(?:Withdrawn|RemovedByModerator|RemovedByImport)$/;

const personOf = (data: object): unknown => {
  const { userId, memberId } = data as Readonly<Record<string, unknown>>;
  return userId ?? memberId;
};

/**
 * Which events make a moment: those recorded until then, without what people did who have been erased, whenever that
 * was. Their comments count until they are taken back, so that answers to them keep their place. To be asked in the
 * order of the log.
 * @param erased ids of all who have been erased
 */
export const momentOf = (until: Until, erased: ReadonlySet<string>): ((event: RecordedHennaEvent) => boolean) => {
  /** Comments of erased people that stand. */
  const standing = new Set<string>();
  const isWithin = ({ position, metadata }: RecordedHennaEvent) =>
    typeof until === 'bigint' ? position <= until : new Date(metadata.at) <= until;
  return (event) => {
    const person = personOf(event.data);
    const within = isWithin(event);
    if (typeof person !== 'string' || !erased.has(person)) return within;
    if (event.type === 'MemberErased') return true;
    if ('voteId' in event.data || 'votes' in event.data || 'ratingId' in event.data) return false;
    if (!('commentId' in event.data)) return within;
    const { commentId } = event.data;
    const isTakenBack = takenBack.test(event.type);
    if (!within) return isTakenBack && standing.delete(commentId);
    if (isTakenBack) standing.delete(commentId);
    else standing.add(commentId);
    return true;
  };
};
