import { AppendTooLarge, invalidArgument } from '../wire/errors.ts';
import type { Proposal, ProposedEvent } from '../wire/proposed-event.ts';
import { EVENT_OVERHEAD, MAX_APPEND_SIZE, MAX_NAME_SIZE, MAX_STORED_SIZE } from './limits.ts';

/**
 * @returns the name, if a stream can have it
 * @throws CallError
 */
export function checkStreamName(name: string | undefined): string {
  if (!name) throw invalidArgument('A stream needs a name.');
  if (name.startsWith('$$')) throw invalidArgument('Metadata of streams are not supported.');
  if (Buffer.byteLength(name) > MAX_NAME_SIZE) throw invalidArgument('The name of the stream is too long.');
  return name;
}

/** Gathers the events of one append and holds them to the limits. */
export class AppendBuffer {
  readonly events: ProposedEvent[] = [];
  private dataSize = 0;
  private storedSize = 0;
  private readonly nameSize: number;

  constructor(readonly stream: string) {
    this.nameSize = Buffer.byteLength(stream);
  }

  /** @throws CallError when the event or the whole append is not acceptable */
  add(proposal: Proposal): void {
    const { id, type, contentType, data, metadata } = proposal;
    if (type === undefined) throw invalidArgument('An event needs the property type.');
    if (contentType === undefined) throw invalidArgument('An event needs the property content-type.');
    if (id === undefined) throw invalidArgument('The id of an event must be a uuid other than zero.');
    if (!type) throw invalidArgument('An event needs a type.');
    const typeSize = Buffer.byteLength(type);
    if (typeSize > MAX_NAME_SIZE) throw invalidArgument('The type of the event is too long.');
    this.dataSize += data.length;
    this.storedSize += data.length + metadata.length + typeSize + this.nameSize + EVENT_OVERHEAD;
    if (this.dataSize > MAX_APPEND_SIZE) throw new AppendTooLarge(MAX_APPEND_SIZE);
    if (this.storedSize > MAX_STORED_SIZE) throw invalidArgument('The append is too large with all that is stored.');
    this.events.push({ id, type, isJson: contentType === 'application/json', data, metadata });
  }

  /** Bytes that it takes in the log, about. */
  get size(): number {
    return this.storedSize;
  }
}
