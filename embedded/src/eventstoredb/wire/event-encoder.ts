import type { StoredEvent } from '../log/record.ts';
import { encodeEventFrame } from './event-frames.ts';

/** Turns a stored event into the message that a reader gets. */
export type EventEncoder = (event: StoredEvent) => Buffer;

/** What a link points to: an event, nothing when that can't be read, `malformed` when it is no link. */
export type LinkResolver = (link: StoredEvent) => StoredEvent | undefined | 'malformed';

/** `resolve` is given when links are to be resolved, which goes one step only. */
export function eventEncoder(structuredIds: boolean, resolve: LinkResolver | undefined): EventEncoder {
  return (event) => {
    const target = resolve && event.isLink ? resolve(event) : 'malformed';
    return target === 'malformed'
      ? encodeEventFrame(event, undefined, event.position, structuredIds)
      : encodeEventFrame(target, event, event.position, structuredIds);
  };
}
