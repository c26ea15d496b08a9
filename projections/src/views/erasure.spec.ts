import { recordEventTypes, type HistoryDocument, type RecordedHennaEvent } from '@henna/domain';
import fc from 'fast-check';
import { BSON } from 'mongodb';
import { RandomLog } from '../testing/random-log/random-log.ts';
import { replacements, intents, type Intent } from '../testing/random-log/intents.ts';
import { project } from '../testing/memory-views.ts';

const eraseKind = 79;
const person = 'user-1';

const isTakingBack = (type: string) => /^Comment(?:Withdrawn|RemovedByModerator|RemovedByImport)$/.test(type);

/** Acts whose events name the person, but for the roots: these stay as nameless places of a thread. */
const isOf = ({ type, data }: RecordedHennaEvent, userId: string): boolean => {
  if (type === 'CommentPosted' || isTakingBack(type)) return false;
  return ('userId' in data && data.userId === userId) || ('memberId' in data && data.memberId === userId);
};

const isOfComment = (
  event: RecordedHennaEvent,
): event is RecordedHennaEvent & {
  type: 'CommentWithdrawn' | 'CommentRemovedByModerator' | 'CommentRemovedByImport';
} => isTakingBack(event.type);

/**
 * The same log of a world in which the person only ever wrote comments without a name and withdrew them at once:
 * the first posting of each with the last time that it was withdrawn.
 */
const withoutPerson = (events: readonly RecordedHennaEvent[], userId: string) => {
  const withdrawals = new Map<string, RecordedHennaEvent>();
  for (const event of events)
    if (isOfComment(event) && event.data.userId === userId) withdrawals.set(event.data.commentId, event);
  return events
    .filter((event) => {
      if (isOf(event, userId)) return false;
      return !isOfComment(event) || event.data.userId !== userId || withdrawals.get(event.data.commentId) === event;
    })
    .map((event) => (isOfComment(event) && event.data.userId === userId ? withoutWaiting(event) : event));
};

/** Nothing waits for a moderator that is withdrawn at once. */
const withoutWaiting = (event: RecordedHennaEvent) => {
  const { waiting: _, ...data } = event.data as Readonly<Record<string, unknown>>;
  return { ...event, data } as RecordedHennaEvent;
};

/** That a removed comment had waited names nobody, and stays. */
const isHoldAlone = (id: string, { reports }: BSON.Document) =>
  id.startsWith('report@1/') && Array.isArray(reports) && reports.length === 0;

const isOfHistory = (id: string) => id.startsWith('history@1');

/** Every document by collection and id, without positions; a count of zero is as good as none. */
const contents = async (events: readonly RecordedHennaEvent[]) =>
  Object.fromEntries(
    Object.entries((await project(events)).dump()).map(([id, hex]) => {
      const { position: _, ...document } = BSON.deserialize(Buffer.from(hex, 'hex'));
      const votes: unknown = document['votes'];
      if (typeof votes === 'object' && votes !== null)
        document['votes'] = Object.fromEntries(Object.entries(votes).filter(([, count]) => count !== 0));
      return [id, document];
    }),
  );

/**
 * Reports of the person's comments that a moderator removed and that were restored before they were withdrawn: the
 * removal settled them, and the other world has only the withdrawal.
 */
const reportsSettledBeforeWithdrawal = (events: readonly RecordedHennaEvent[], userId: string) => {
  const withdrawals = new Set(withoutPerson(events, userId));
  return new Set(
    events
      .filter((event) => event.type === 'CommentRemovedByModerator' && !withdrawals.has(event))
      .map((event) => 'commentId' in event.data && `report@1/${event.data.commentId}`),
  );
};

const isRemovedCommentOf = (userId: string, id: string, document: BSON.Document) =>
  /^comment@1\.removed(?:ByImport)?\//.test(id) && document['userId'] === userId;

it('leaves of an erased person what a world without them would have, and no mark of their id', async () => {
  const erase: Intent = [eraseKind, 1, 0, 7];
  const check = fc.asyncProperty(
    fc.oneof(intents, replacements),
    fc.oneof(intents, replacements),
    fc.boolean(),
    async (before, after, isLate) => {
      const { events } = RandomLog.fromIntents([...before, erase, ...after, ...(isLate ? [erase] : [])]);
      const erased = await contents(events);
      expect(JSON.stringify(erased)).not.toMatch(new RegExp(`${person}(?![0-9])`));
      const settled = reportsSettledBeforeWithdrawal(events, person);
      const isCompared = (id: string, document: BSON.Document) =>
        !isOfHistory(id) && !settled.has(id) && !isHoldAlone(id, document);
      const others = Object.entries(await contents(withoutPerson(events, person))).filter(
        ([id, document]) =>
          id !== `comment@1.people/${person}` && !isRemovedCommentOf(person, id, document) && isCompared(id, document),
      );
      expect(Object.fromEntries(Object.entries(erased).filter(([id, document]) => isCompared(id, document)))).toEqual(
        Object.fromEntries(others),
      );
    },
  );
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 200 });
});

it('keeps in the history what is not theirs, and what the house did to them without a name', async () => {
  const erase: Intent = [eraseKind, 1, 0, 7];
  const check = fc.asyncProperty(
    fc.oneof(intents, replacements),
    fc.oneof(intents, replacements),
    async (before, after) => {
      const others = (steps: readonly Intent[]) => steps.filter(([kind]) => kind !== eraseKind);
      const { events } = RandomLog.fromIntents([...others(before), erase, ...others(after)]);
      const expected = events.filter(({ type, data, metadata }) => {
        if (!recordEventTypes.includes(type)) return false;
        if (type === 'MemberErased' || metadata.actor.kind === 'token') return true;
        const isTheirs =
          ('userId' in data && data.userId === person) || ('memberId' in data && data.memberId === person);
        return !isTheirs;
      });
      const entries = (await project(events)).documents<HistoryDocument>('history');
      expect(entries.map(({ eventId }) => eventId)).toEqual(expected.map(({ id }) => id));
    },
  );
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 100 });
});
