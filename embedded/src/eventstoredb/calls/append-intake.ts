import { invalidArgument, maximumAppendSizeExceeded, missingProperty } from '../wire/errors.ts';
import type { Proposal, ProposedEvent } from '../wire/proposed-event.ts';
import { MAX_APPEND_SIZE, MAX_MESSAGE_SIZE, MAX_NAME_SIZE } from './limits.ts';

/**
 * @returns the name, if a stream can have it
 * @throws CallError
 */
export function checkStreamName(name: string | undefined): string {
  if (!name || name === '$$') throw invalidArgument('A stream needs a name.');
  if (Buffer.byteLength(name) > MAX_NAME_SIZE) throw invalidArgument('The name of the stream is too long.');
  return name;
}

/** Gathers the events of one append and holds them to the limits. */
export class AppendIntake {
  readonly events: ProposedEvent[] = [];
  private dataSize = 0;
  private totalSize = 0;

  /** @throws CallError when the event or the whole append is not acceptable */
  add(proposal: Proposal): void {
    const { id, type, contentType, data, metadata } = proposal;
    if (type === undefined) throw missingProperty('type');
    if (contentType === undefined) throw missingProperty('content-type');
    if (id === undefined) throw invalidArgument('The id of an event must be a uuid other than zero.');
    if (!type) throw invalidArgument('An event needs a type.');
    if (Buffer.byteLength(type) > MAX_NAME_SIZE) throw invalidArgument('The type of the event is too long.');
    this.dataSize += data.length;
    this.totalSize += data.length + metadata.length;
    if (this.dataSize > MAX_APPEND_SIZE) throw maximumAppendSizeExceeded(MAX_APPEND_SIZE);
    if (this.totalSize > MAX_MESSAGE_SIZE) throw invalidArgument('The metadata are too large.');
    this.events.push({ id, type, isJson: contentType === 'application/json', data, metadata });
  }

  get size(): number {
    return this.totalSize;
  }
}
