import type { StoredEvent } from '../log/record.ts';
import { MAX_INT64 } from '../wire/int64.ts';

type MetadataEvent = Pick<StoredEvent, 'isJson' | 'data'>;

/** What a stream's metadata hides: events before a revision, all but the latest, all older than some seconds. */
export interface StreamMetadata {
  truncateBefore: number;
  maxCount?: number;
  maxAge?: number;
}

export const NO_METADATA: StreamMetadata = { truncateBefore: 0 };
/** A metastream keeps one event, and has no metadata of its own. */
export const METASTREAM_METADATA: StreamMetadata = { truncateBefore: 0, maxCount: 1 };

export const isMetastream = (name: string): boolean => name.startsWith('$$');
export const metastreamOf = (name: string): string => `$$${name}`;
export const originalOf = (metastream: string): string => metastream.slice(2);

/** A deleted stream is one that is truncated before the last possible revision. */
export const isDeleted = (metadata: StreamMetadata): boolean => metadata.truncateBefore >= MAX_INT64;

/** Reads a metadata event: any JSON event counts, values of a wrong type or sign don't. */
export function readMetadata(event: MetadataEvent): StreamMetadata {
  const content = contentOf(event);
  const positive = (key: string): number | undefined => {
    const value: unknown = content[key];
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
  };
  return {
    truncateBefore: positive('$tb') ?? 0,
    maxCount: positive('$maxCount'),
    maxAge: positive('$maxAge'),
  };
}

function contentOf({ isJson, data }: MetadataEvent): Record<string, unknown> {
  try {
    const value: unknown = isJson && JSON.parse(data.toString());
    return typeof value === 'object' && value && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The greatest 64-bit integer, digit by digit: JSON.stringify would round it. */
export const DELETED_JSON = '{"$tb":9223372036854775807}';

/** What a metadata event holds, but for the revision that it truncates before. */
export const truncatedJson = (event: MetadataEvent | undefined, truncateBefore: number): string =>
  JSON.stringify({ ...(event && contentOf(event)), $tb: truncateBefore });
