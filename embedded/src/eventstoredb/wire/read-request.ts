import streams from '@eventstore/db-client/generated/streams_pb.js';
import { unexpectedResult, invalidArgument } from './errors.ts';
import { isNegative } from './protobuf-reader.ts';

/** Which events a filter looks for, and after how many considered events a subscription sends a checkpoint. */
export interface FilterRequest {
  on: 'stream-name' | 'event-type';
  prefixes: string[];
  window: number;
  checkpointInterval: number;
}

export interface StreamReadRequest {
  stream: string;
  count: number;
  backwards: boolean;
  /** A revision; a number beyond the protocol's integers is recognised by `isNegative`. */
  from: 'start' | 'end' | number;
  /** Whether the first and last revision of the stream are sent after the events. */
  tellsEnds: boolean;
}

export interface AllReadRequest {
  stream: undefined;
  /** Undefined for a subscription. */
  count: number | undefined;
  backwards: boolean;
  from: 'start' | 'end' | { commit: number; prepare: number };
  filter: FilterRequest | undefined;
}

export type ReadRequest = StreamReadRequest | AllReadRequest;

const DEFAULT_WINDOW = 32;

/**
 * What a Read call asks for.
 * @throws CallError when the request contradicts itself, lacks a part or asks for what is not supported
 */
export function decodeReadRequest(request: streams.ReadReq): ReadRequest {
  const options = request.getOptions();
  if (!options) throw invalidArgument('The options are missing.');
  const uuidOption = options.getUuidOption();
  if (!uuidOption) throw invalidArgument('The uuid option is missing.');
  const isSubscription = options.hasSubscription();
  if (!isSubscription && !options.hasCount()) throw invalidArgument('A read needs a count or a subscription.');
  if (options.getResolveLinks()) throw invalidArgument('Links are not supported: resolve_links must be false.');
  if (uuidOption.hasStructured()) throw invalidArgument('Structured ids are not supported, only ids as text.');
  const count = isSubscription ? undefined : Number(options.getCount());
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  if (isSubscription && backwards) throw invalidArgument('A subscription goes forwards.');
  const stream = options.getStream();
  if (stream) {
    if (options.hasFilter()) throw invalidArgument('Only $all can be filtered.');
    if (count === undefined)
      throw invalidArgument('A subscription to one stream is not supported, only to $all with a filter.');
    const tellsEnds = (options.getControlOption()?.getCompatibility() ?? 0) > 0;
    return { ...decodeStream(stream), count, backwards, tellsEnds };
  }
  const all = options.getAll();
  if (!all) throw invalidArgument('A read needs a stream or $all.');
  const filter = decodeFilter(options.getFilter());
  return { stream: undefined, from: decodePosition(all), count, backwards, filter };
}

function decodeStream(stream: streams.ReadReq.Options.StreamOptions): Pick<StreamReadRequest, 'stream' | 'from'> {
  const name = Buffer.from(stream.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  if (!name) throw invalidArgument('A stream needs a name.');
  if (stream.hasStart()) return { stream: name, from: 'start' };
  return { stream: name, from: stream.hasEnd() ? 'end' : Number(stream.getRevision()) };
}

function decodePosition(all: streams.ReadReq.Options.AllOptions): AllReadRequest['from'] {
  const position = all.getPosition();
  if (!position) return all.hasEnd() ? 'end' : 'start';
  const [commit, prepare] = [Number(position.getCommitPosition()), Number(position.getPreparePosition())];
  if (isNegative(commit)) return 'end';
  if (prepare > commit) throw invalidArgument('The prepare position lies beyond the commit position.');
  return commit === 0 ? 'start' : { commit, prepare };
}

function decodeFilter(filter: streams.ReadReq.Options.FilterOptions | undefined): FilterRequest | undefined {
  if (!filter) return undefined;
  const expression = filter.getEventType() ?? filter.getStreamIdentifier();
  if (!expression) throw invalidArgument('The filter is missing its expression.');
  if (expression.getRegex())
    throw invalidArgument('A filter by regular expression is not supported, only by prefixes.');
  const checkpointInterval = filter.getCheckpointintervalmultiplier();
  if (checkpointInterval < 1) throw invalidArgument('The checkpoint interval must be at least 1.');
  return {
    on: filter.hasEventType() ? 'event-type' : 'stream-name',
    prefixes: expression.getPrefixList(),
    window: filter.hasMax() ? filter.getMax() : DEFAULT_WINDOW,
    checkpointInterval,
  };
}

/** A count of 0 and a start beyond the protocol's integers mean nothing to it. */
export function checkRange(request: ReadRequest): void {
  const failure = unexpectedResult(request.stream === undefined ? 'ReadAllResult' : 'ReadStreamResult');
  if (request.count === 0) throw failure;
  if (request.stream === undefined || request.backwards) return;
  if (request.from === 'end' || (typeof request.from === 'number' && isNegative(request.from))) throw failure;
}
