import type { LogDatabase } from './database.ts';
import { nameKey, positionKey, positionOf, revisionKey } from './keys.ts';

/** Beside the names of streams, whose keys begin with 0 or 1: up to which position events may have been taken back. */
const RECLAIMED = Buffer.from([2]);
const METASTREAMS_END = nameKey('$%');

export function reclaimedTo({ names }: LogDatabase): number {
  const stored = names.get(RECLAIMED);
  return stored ? positionOf(stored) : 0;
}

export const reclaimedEntry = (position: number): { key: Buffer; value: Buffer } => ({
  key: RECLAIMED,
  value: positionKey(position),
});

/** Names of metastreams in the tables, in order, after one of them or from the first; none whose name is too long to be a key. */
export function metastreamsAfter({ names }: LogDatabase, after: string | undefined, limit: number): string[] {
  const start = nameKey(after ?? '$$');
  const keys = names.getKeys({ start, end: METASTREAMS_END, exclusiveStart: after !== undefined, limit });
  return Array.from(keys, (key) => key.toString('utf8', 1));
}

/** Keys of a stream's first revisions in the tables before one, and where their events stand. */
export function revisionsBefore(
  { revisions }: LogDatabase,
  streamId: number,
  before: number,
  limit: number,
): { key: Buffer; position: Buffer }[] {
  if (before <= 0) return [];
  const range = { start: revisionKey(streamId, 0), end: revisionKey(streamId, before), limit };
  return Array.from(revisions.getRange(range), ({ key, value }) => ({ key, position: value }));
}
