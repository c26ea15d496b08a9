import { isCommentStatusEvent, recordEventTypes, type HistoryDocument } from '@henna/domain';
import { defineProjection, type Documents } from '../../projection.ts';
import { isNewRoot, threadId } from '../product/contributions.ts';
import { anonymised, entryOf, memberOf } from './entry.ts';
import { eraseFromSnapshots } from './erased-contributions.ts';
import { memberEntries, type EntriesOfMember } from './member-entries.ts';
import { recordOf, snapshots } from './snapshots.ts';

/** What a member did leaves the history, and the snapshots that it went into. */
const eraseMember = async (memberId: string, entries: Documents<HistoryDocument>) => {
  const [own, others]: [string[], string[]] = [[], []];
  for await (const listed of memberEntries(entries.part<EntriesOfMember>('people')).remove(memberId)) {
    own.push(...listed.own);
    others.push(...listed.others);
  }
  const concerning = (await entries.getMany([...own, ...others])).filter((entry) => entry !== undefined);
  await eraseFromSnapshots(concerning, memberId, entries);
  for (const id of own) entries.delete(id);
  for (const id of others) {
    const entry = await entries.get(id);
    if (entry) entries.put(anonymised(entry));
  }
};

/**
 * Part `people`: the entries that concern each member, until they are erased. Part `snapshots`: records as they were at
 * some positions; `records` and `threads` are what the next one is made of.
 */
export const historyProjection = defineProjection<HistoryDocument>()({
  view: 'history',
  lane: 'slow',
  version: 8,
  handles: recordEventTypes,
  parts: ['people', 'snapshots', 'records', 'threads'],
  indexes: [
    { key: { entity: 1, _id: 1 } },
    { key: { office: 1, type: 1, _id: 1 } },
    { key: { team: 1, type: 1, _id: 1 }, having: 'team' },
    { key: { ofProduct: 1, _id: 1 }, having: 'ofProduct' },
    { key: { member: 1, _id: 1 }, having: 'member' },
    { key: { staff: 1, type: 1, _id: 1 }, having: 'staff' },
    { key: { batch: 1, _id: 1 }, having: 'batch' },
    { key: { undoes: 1, _id: 1 }, having: 'undoes' },
    { part: 'snapshots', key: { entity: 1, at: 1 } },
  ],
  keys(event) {
    const member = memberOf(event);
    return [
      ...(member === undefined ? [] : [{ part: 'people', id: member }]),
      { part: 'records', id: recordOf(event) },
      ...(isCommentStatusEvent(event) && !isNewRoot(event)
        ? [{ part: 'threads', id: threadId(event.data.commentId, event.data.parentId) }]
        : []),
    ];
  },
  async apply(event, entries) {
    if (event.type === 'MemberErased') {
      await eraseMember(event.data.memberId, entries);
      return entries.put(anonymised(entryOf(event)));
    }
    await snapshots(entries).add(event);
    const entry = entryOf(event);
    // What an administrator did to a member stays; what others did in their name goes with them.
    const isOwn = event.metadata.actor.kind !== 'token';
    if (entry.member !== undefined)
      await memberEntries(entries.part<EntriesOfMember>('people')).add(entry.member, entry._id, isOwn);
    return entries.put(entry);
  },
});
