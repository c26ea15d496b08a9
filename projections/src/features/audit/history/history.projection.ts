import {
  eventTypes,
  historyId,
  isCommentStatusEvent,
  type EventType,
  type HistoryDocument,
  type RecordedHennaEvent,
} from '@henna/domain';
import { instant } from '../../../facts.ts';
import { defineProjection, type Content, type Documents } from '../../../projection.ts';
import { threadId } from '../../catalogue/product/threads.ts';
import { leaveSnapshots } from './erased-acts.ts';
import { nameless } from './nameless.ts';
import { people, type PersonEntries } from './people.ts';
import { recordOf, snapshots } from './snapshots.ts';
import { happenedAt, personOf, productOf, subjectOf } from './subject.ts';

const leftOut: readonly EventType[] = ['ProductVisited', 'Reserved', 'Released'];

const entryOf = (event: RecordedHennaEvent): Content<HistoryDocument> => {
  const { actor, at, origin, reason, correlationId, causationId } = event.metadata;
  const office = actor.kind !== 'member' && actor.kind !== 'visitor';
  const entity = subjectOf(event);
  const ofProduct = productOf(entity, event);
  const member = personOf(event);
  return {
    _id: historyId(event.position),
    eventId: event.id,
    type: event.type,
    data: event.data as unknown as HistoryDocument['data'],
    revision: Number(event.revision),
    entity,
    ...(ofProduct !== undefined && { ofProduct }),
    ...(member !== undefined && { member }),
    actor,
    office,
    ...(office && { staff: actor.id, batch: correlationId }),
    ...(origin === 'undo' && { undoes: causationId }),
    at: instant(at),
    happenedAt: instant(happenedAt(event)),
    origin,
    ...(reason !== undefined && { reason }),
    correlationId,
  };
};

/** What a person did leaves the history, and the snapshots that it went into. */
const eraseMember = async (memberId: string, entries: Documents<HistoryDocument>) => {
  const [own, others]: [string[], string[]] = [[], []];
  for await (const listed of people(entries.part<PersonEntries>('people')).take(memberId)) {
    own.push(...listed.own);
    others.push(...listed.others);
  }
  const concerning = (await entries.getMany([...own, ...others])).filter((entry) => entry !== undefined);
  await leaveSnapshots(concerning, memberId, entries);
  for (const id of own) entries.delete(id);
  for (const id of others) {
    const entry = await entries.get(id);
    if (entry) entries.put(nameless(entry));
  }
};

/**
 * Part `people`: the entries that concern each person, until they are erased. Part `snapshots`: records of the catalogue as
 * they were at some positions; `records` and `threads` are what the next one is made of.
 */
export const historyProjection = defineProjection<HistoryDocument>()({
  view: 'history',
  version: 6,
  handles: eventTypes.filter((type) => !leftOut.includes(type)),
  parts: ['people', 'snapshots', 'records', 'threads'],
  indexes: [
    { key: { entity: 1, _id: 1 } },
    { key: { office: 1, type: 1, _id: 1 } },
    { key: { ofProduct: 1, _id: 1 }, having: 'ofProduct' },
    { key: { member: 1, _id: 1 }, having: 'member' },
    { key: { staff: 1, type: 1, _id: 1 }, having: 'staff' },
    { key: { batch: 1, _id: 1 }, having: 'batch' },
    { key: { undoes: 1, _id: 1 }, having: 'undoes' },
    { part: 'snapshots', key: { entity: 1, at: 1 } },
  ],
  keys(event) {
    const person = personOf(event);
    return [
      ...(person === undefined ? [] : [{ part: 'people', id: person }]),
      { part: 'records', id: recordOf(event) },
      ...(isCommentStatusEvent(event)
        ? [{ part: 'threads', id: threadId(event.data.commentId, event.data.parentId) }]
        : []),
    ];
  },
  async apply(event, entries) {
    const ofPeople = people(entries.part<PersonEntries>('people'));
    if (event.type === 'MemberErased') {
      await eraseMember(event.data.memberId, entries);
      return entries.put(nameless(entryOf(event)));
    }
    await snapshots(entries).note(event);
    const entry = entryOf(event);
    // An administrator's act on somebody stays; what others did in their name goes with them.
    const isOwn = event.metadata.actor.kind !== 'token';
    if (entry.member !== undefined) await ofPeople.note(entry.member, entry._id, isOwn);
    return entries.put(entry);
  },
});
