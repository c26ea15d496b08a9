import type { IdPlace } from '../log/recent-ids.ts';
import { isDeleted } from './metadata.ts';
import type { StreamHead } from './stream-state.ts';

/** What a writer expects of a stream: an exact revision, or one of these, which are the protocol's own numbers. */
export type Expectation = number;
export const NO_STREAM = -1;
export const ANY = -2;
export const STREAM_EXISTS = -4;

export type Verdict =
  | { kind: 'append' }
  | { kind: 'repeat'; at: IdPlace }
  | { kind: 'wrong-expected-version' }
  | { kind: 'stream-deleted' };

/** What is known of event ids in the stream in question. */
export interface KnownIds {
  /** Where an id stands, if it is among the latest. */
  find(id: string): IdPlace | undefined;
  /** The place of a revision, if its event has that id. */
  placeIfAt(revision: number, id: string): IdPlace | undefined;
}

const APPEND: Verdict = { kind: 'append' };
const WRONG: Verdict = { kind: 'wrong-expected-version' };
const DELETED: Verdict = { kind: 'stream-deleted' };

/** Decides what becomes of an append; `hasMetadata` tells whether the stream's metastream has events. */
export function judge(
  head: StreamHead,
  hasMetadata: () => boolean,
  expected: Expectation,
  ids: readonly string[],
  known: KnownIds,
): Verdict {
  if (head.tombstoned) return DELETED;
  if (expected === STREAM_EXISTS) {
    if (isDeleted(head.metadata)) return DELETED;
    if (head.last < 0 && !hasMetadata()) return WRONG;
  }
  if (expected === ANY || expected === STREAM_EXISTS) return judgeKnown(ids, known);
  if (expected === head.last) return APPEND;
  return expected > head.last ? WRONG : judgeEarlier(head, expected, ids, known);
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
function judgeEarlier(head: StreamHead, expected: number, ids: readonly string[], known: KnownIds): Verdict {
  let at: IdPlace | undefined;
  for (const [index, id] of ids.entries()) {
    const place = known.placeIfAt(expected + 1 + index, id);
    if (!place) return index === 0 ? judgeRecreation(head, expected) : WRONG;
    at = place;
  }
  return at ? { kind: 'repeat', at } : judgeRecreation(head, expected);
}

/** A deleted stream counts as none. */
const judgeRecreation = (head: StreamHead, expected: number): Verdict =>
  expected === NO_STREAM && isDeleted(head.metadata) ? APPEND : WRONG;
