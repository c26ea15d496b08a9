import type { StoredEvent } from '../log/record.ts';
import { MAX_INT64 } from '../wire/int64.ts';

/** What a stream's metadata hides: events before a revision, all but the latest, all older than some seconds. */
export interface StreamMetadata {
  truncateBefore: number;
  maxCount?: number;
  maxAge?: number;
  /** All that the metadata event holds. */
  content: object;
}

export const NO_METADATA: StreamMetadata = { truncateBefore: 0, content: {} };
/** A metastream keeps one event, and has no metadata of its own. */
export const METASTREAM_METADATA: StreamMetadata = { truncateBefore: 0, maxCount: 1, content: {} };

export const isMetastream = (name: string): boolean => name.startsWith('$$');
export const metastreamOf = (name: string): string => `$$${name}`;
export const originalOf = (metastream: string): string => metastream.slice(2);

/** A deleted stream is one that is truncated before the last possible revision. */
export const isDeleted = (metadata: StreamMetadata): boolean => metadata.truncateBefore >= MAX_INT64;

/** Reads a metadata event: any JSON event counts, values of a wrong type or sign don't. */
export function readMetadata(event: Pick<StoredEvent, 'isJson' | 'data'>): StreamMetadata {
  const content = event.isJson ? parseObject(event.data.toString()) : undefined;
  if (!content) return NO_METADATA;
  const positive = (key: string): number | undefined => {
    const value: unknown = content[key];
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
  };
  return {
    truncateBefore: positive('$tb') ?? 0,
    maxCount: positive('$maxCount'),
    maxAge: positive('$maxAge'),
    content,
  };
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The greatest 64-bit integer, digit by digit: JSON.stringify would round it. */
export const DELETED_JSON = '{"$tb":9223372036854775807}';

export const truncatedJson = (metadata: StreamMetadata, truncateBefore: number): string =>
  JSON.stringify({ ...metadata.content, $tb: truncateBefore });
