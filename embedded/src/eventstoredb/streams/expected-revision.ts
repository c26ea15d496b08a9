import type { EventLocation } from '../log/recent-ids.ts';

/** What a writer expects of a stream: an exact revision, or one of these, which are the protocol's own numbers. */
export type ExpectedRevision = number;
export const NO_STREAM = -1;
export const ANY = -2;
export const STREAM_EXISTS = -4;

export type RevisionCheck =
  { kind: 'append' } | { kind: 'repeat'; at: EventLocation } | { kind: 'wrong-expected-version' };

/** Finds events of the stream in question by id. */
export interface EventIdLookup {
  /** Where the event with an id is stored, if it is among the latest. */
  locationOf(id: string): EventLocation | undefined;
  /** Where a revision is stored, if its event has that id. */
  locationIfAt(revision: number, id: string): EventLocation | undefined;
}

const APPEND: RevisionCheck = { kind: 'append' };
const WRONG: RevisionCheck = { kind: 'wrong-expected-version' };

/** What to do with an append to a stream whose last revision is `last` (-1: it has no events). */
export function checkExpectedRevision(
  last: number,
  expected: ExpectedRevision,
  ids: readonly string[],
  lookup: EventIdLookup,
): RevisionCheck {
  if (expected === STREAM_EXISTS && last < 0) return WRONG;
  if (expected === ANY || expected === STREAM_EXISTS) return checkRepeatAnywhere(ids, lookup);
  if (expected === last) return APPEND;
  return expected > last ? WRONG : checkRepeatAfter(expected, ids, lookup);
}

/** Without a revision to compare, the first id decides whether this may be a repeat. */
function checkRepeatAnywhere(ids: readonly string[], lookup: EventIdLookup): RevisionCheck {
  let at: EventLocation | undefined;
  for (const [index, id] of ids.entries()) {
    at = lookup.locationOf(id);
    if (!at) return index === 0 ? APPEND : WRONG;
  }
  return at ? { kind: 'repeat', at } : APPEND;
}

/** The stream has gone on: it is a repeat if just these events followed the expected revision. */
function checkRepeatAfter(expected: number, ids: readonly string[], lookup: EventIdLookup): RevisionCheck {
  let at: EventLocation | undefined;
  for (const [index, id] of ids.entries()) {
    at = lookup.locationIfAt(expected + 1 + index, id);
    if (!at) return WRONG;
  }
  return at ? { kind: 'repeat', at } : WRONG;
}
