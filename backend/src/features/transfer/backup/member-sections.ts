import {
  ballot,
  comment,
  commentContentField,
  commentStream,
  demo,
  entityOf,
  helpfulMark,
  givenTraits,
  member,
  memberStream,
  memberTraits,
  profile,
  rating,
  shelfItem,
  isDemoPartActive,
  savedView,
  trendingRules,
  type Comment,
  type CommentEvent,
  type HennaEvent,
  type MemberEvent,
} from '@henna/domain';
import { openedProfile } from '../../profiles/index.ts';
import { optionsIn } from './catalogue-facts.ts';
import type { BackupSource, SectionRows } from './complete-backup.ts';
import { streamKinds, type Stored } from './log-snapshot.ts';

/** Ids of erased members, whose records a restore must not write. */
export async function* erasedIds({ erased }: BackupSource): SectionRows {
  for (const id of await erased.all()) yield { id };
}

/** Always present, so that a restore ranks products alike whatever the first rules of a later version are. */
export async function* trendingRulesInForce({ log }: BackupSource): SectionRows {
  let { rules, changedAt } = trendingRules.initialState();
  for await (const [state] of log.states('rules', trendingRules)) ({ rules, changedAt } = state);
  yield { ...rules, changedAt };
}

/** What the demo is, while any of it counts. */
export async function* demoStatus({ log }: Pick<BackupSource, 'log'>): SectionRows {
  for await (const [state, events] of log.states('demo', demo)) {
    if (!state?.loaded || !isDemoPartActive(state, 'all')) continue;
    const facts = events.filter(({ type }) => type === 'DemoStarted' || type === 'DemoLoaded').map(({ data }) => data);
    yield { ...Object.assign({}, ...facts), activity: isDemoPartActive(state, 'activity') };
  }
}

/** The ids of the demo's records, whose events keep that origin when they are restored. */
export async function* demoRecords({ log }: BackupSource): SectionRows {
  if ((await demoStatus({ log }).next()).done) return;
  for (const kind of streamKinds)
    for await (const events of log.streams(kind))
      for (const event of events) {
        const id = event.demo && addedId(event);
        if (id) yield { id };
      }
}

/** The id of the record or contribution that an event adds, where it is no person and no part of another record. */
const addedId = ({ type, data }: Stored<HennaEvent>): string | undefined => {
  const { id, events, parent, subject, isPerson } = entityOf(type) ?? {};
  if (events?.[type]?.action !== 'added' || parent || subject || isPerson || !id || !('field' in id)) return undefined;
  return (data as Readonly<Record<string, string>>)[id.field];
};

export async function* members({ log, keys }: BackupSource): SectionRows {
  for await (const events of log.streams<MemberEvent>('member')) {
    const joined = events.find(({ type }) => type === 'MemberJoined');
    if (joined?.type !== 'MemberJoined') continue;
    const { memberId, via, joinedAt } = joined.data;
    const renaming = events.findLast(({ type }) => type === 'MemberRenamed');
    const names = renaming?.type === 'MemberRenamed' ? renaming.data : { firstName: null, lastName: null };
    const fields = (['firstName', 'lastName'] as const).map((name) => {
      const sealed = names[name];
      return {
        field: sealed && renaming ? { sealed, eventId: renaming.id } : null,
        stream: memberStream(memberId),
        name,
      };
    });
    const [firstName = null, lastName = null] = await keys.open(fields);
    yield { id: memberId, via, firstName, lastName, joinedAt };
  }
}

export async function* profiles({ log, facts, keys }: BackupSource): SectionRows {
  const category = (id: string) => facts.categories.get(id) ?? facts.removedCategories.get(id);
  for await (const [state, events] of log.states('profile', profile))
    if (state) yield await openedProfile(keys, events[0]!.data.userId, state, true, category);
}

export async function* traits({ log }: BackupSource): SectionRows {
  for await (const [state, events] of log.states('member', memberTraits))
    if (givenTraits(state.traits).length > 0)
      yield { id: events[0]!.data.memberId, ...state.traits, changedAt: state.changedAt };
}

/** Who is muted, why and since when. */
export async function* mutes({ log }: BackupSource): SectionRows {
  for await (const [{ muted }, events] of log.states('member', member)) {
    const last = muted ? events.findLast(({ type }) => type === 'MemberMuted') : undefined;
    if (last?.type === 'MemberMuted')
      yield { id: last.data.memberId, reason: last.data.reason, mutedAt: last.data.mutedAt };
  }
}

export async function* votes({ log, facts }: BackupSource): SectionRows {
  for await (const [state, events] of log.states('ballot', ballot)) {
    const { productId, userId } = events[0]!.data;
    const key = facts.products.get(productId);
    if (!key) continue;
    const options = optionsIn(facts, key);
    for (const { voteId: id, optionId, vote, castAt: createdAt } of state.votes)
      yield { id, productId, userId, optionId, vote: options.get(optionId)?.label ?? vote, createdAt };
  }
}

export async function* ratings({ log, facts }: BackupSource): SectionRows {
  for await (const [{ active }, events] of log.states('rating', rating)) {
    const { productId, userId } = events[0]!.data;
    if (!active || !facts.products.has(productId)) continue;
    const { ratingId, stars, givenAt, changedAt } = active;
    yield { id: ratingId, productId, userId, stars, createdAt: givenAt, updatedAt: changedAt };
  }
}

export async function* shelves({ log, facts }: BackupSource): SectionRows {
  for await (const [item, events] of log.states('shelf', shelfItem)) {
    const { productId, userId } = events[0]!.data;
    if (item && facts.products.has(productId)) yield { productId, userId, ...item };
  }
}

/** Active comments but replies to a removed root. Collects their ids, and the withdrawn roots that the others need. */
export async function* comments(backup: BackupSource): SectionRows {
  const { log, facts, keys, rootsOfReplies, writtenComments } = backup;
  const removedRoots = new Set<string>();
  const withdrawn = new Set<string>();
  for await (const [state, events] of log.states('comment', comment)) {
    if (!state || !isOut(state) || state.parentId !== null) continue;
    (state.removed ? removedRoots : withdrawn).add(events[0]!.data.commentId);
  }
  for await (const [state, events] of log.states('comment', comment)) {
    const id = events[0]!.data.commentId;
    if (!state || isOut(state) || !facts.products.has(state.productId)) continue;
    const { productId, userId, parentId, replyTo, postedAt, editedAt } = state;
    if (parentId && removedRoots.has(parentId)) continue;
    if (parentId && withdrawn.has(parentId)) rootsOfReplies.add(parentId);
    const [content] = await keys.open([{ field: state.content, stream: commentStream(id), name: commentContentField }]);
    if (content === null) continue;
    writtenComments.add(id);
    yield { id, productId, userId, content, parentId, replyTo, createdAt: postedAt, editedAt };
  }
}

/** Withdrawn, removed, or waiting for a moderator: readers don't see it. */
const isOut = ({ withdrawn, waiting }: NonNullable<Comment>) => withdrawn || waiting !== null;

/** Roots that their authors withdrew while they have replies: they keep their key, without text or name. */
export async function* withdrawnRoots({ log, rootsOfReplies }: BackupSource): SectionRows {
  for await (const events of log.streams<CommentEvent>('comment')) {
    const { commentId: id, productId, postedAt: createdAt } = events[0]!.data;
    if (rootsOfReplies.has(id)) yield { id, productId, createdAt };
  }
}

/** Who finds which of the backup's comments helpful. */
export async function* helpfulMarks({ log, writtenComments }: BackupSource): SectionRows {
  for await (const [mark, events] of log.states('helpful', helpfulMark)) {
    const { commentId, userId } = events[0]!.data;
    if (mark && writtenComments.has(commentId)) yield { commentId, userId, markedAt: mark.markedAt };
  }
}

/** The notebook of analysts, as its entries are now. */
export async function* savedViews({ log }: BackupSource): SectionRows {
  for await (const [entry] of log.states('savedView', savedView)) {
    if (!entry || entry.removed) continue;
    const { viewId: id, title, note, dashboard, threshold, view, savedBy, savedAt } = entry;
    yield { id, title, note, dashboard, threshold, view, savedBy, savedAt };
  }
}
