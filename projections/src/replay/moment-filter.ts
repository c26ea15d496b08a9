import { contributionChanges, isCommentStatusEvent, isContributionEvent, type RecordedHennaEvent } from '@henna/domain';

/** Until when the log is read: a commit position, or the time at which events were recorded. */
export type Until = bigint | Date;

const personIdOf = (data: object): unknown => {
  const { userId, memberId } = data as Readonly<Record<string, unknown>>;
  return userId ?? memberId;
};

/**
 * Which events make a moment: those recorded until then, without the contributions of people who have been erased since.
 * Their comments count until they are withdrawn, so that the replies to them keep their thread. To be asked in the order
 * of the log.
 * @param erased ids of all who have been erased
 */
export const momentFilter = (until: Until, erased: ReadonlySet<string>): ((event: RecordedHennaEvent) => boolean) => {
  /** Active comments of erased people. */
  const active = new Set<string>();
  const isWithin = ({ position, metadata }: RecordedHennaEvent) =>
    typeof until === 'bigint' ? position <= until : new Date(metadata.at) <= until;
  return (event) => {
    const person = personIdOf(event.data);
    const within = isWithin(event);
    if (typeof person !== 'string' || !erased.has(person)) return within;
    if (event.type === 'MemberErased') return true;
    if (!isContributionEvent(event)) return within;
    if (!isCommentStatusEvent(event)) return false;
    const [comment] = contributionChanges(event);
    if (!comment) return false;
    const { id } = comment.contribution;
    if (!within) return comment.status !== 'active' && active.delete(id);
    if (comment.status === 'active') active.add(id);
    else active.delete(id);
    return true;
  };
};
