import type { IdPlace } from '../log/recent-ids.ts';

/** What a writer expects of a stream: an exact revision, or one of these, which are the protocol's own numbers. */
export type Expectation = number;
export const NO_STREAM = -1;
export const ANY = -2;
export const STREAM_EXISTS = -4;

export type Verdict = { kind: 'append' } | { kind: 'repeat'; at: IdPlace } | { kind: 'wrong-expected-version' };

/** What is known of event ids in the stream in question. */
export interface KnownIds {
  /** Where an id stands, if it is among the latest. */
  find(id: string): IdPlace | undefined;
  /** The place of a revision, if its event has that id. */
  placeIfAt(revision: number, id: string): IdPlace | undefined;
}

const APPEND: Verdict = { kind: 'append' };
const WRONG: Verdict = { kind: 'wrong-expected-version' };

/** Decides what becomes of an append to a stream whose last revision is `last` (-1: it has no events). */
export function judge(last: number, expected: Expectation, ids: readonly string[], known: KnownIds): Verdict {
  if (expected === STREAM_EXISTS && last < 0) return WRONG;
  if (expected === ANY || expected === STREAM_EXISTS) return judgeKnown(ids, known);
  if (expected === last) return APPEND;
  return expected > last ? WRONG : judgeEarlier(expected, ids, known);
}

/** Without a revision to compare, the first id decides whether this may be a repeat. */
function judgeKnown(ids: readonly string[], known: KnownIds): Verdict {
  let at: IdPlace | undefined;
  for (const [index, id] of ids.entries()) {
    at = known.find(id);
    if (!at) return index === 0 ? APPEND : WRONG;
  }
  return at ? { kind: 'repeat', at } : APPEND;
}

/** The stream has gone on: it is a repeat if just these events followed the expected revision. */
function judgeEarlier(expected: number, ids: readonly string[], known: KnownIds): Verdict {
  let at: IdPlace | undefined;
  for (const [index, id] of ids.entries()) {
    at = known.placeIfAt(expected + 1 + index, id);
    if (!at) return WRONG;
  }
  return at ? { kind: 'repeat', at } : WRONG;
}
