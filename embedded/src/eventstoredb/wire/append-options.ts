import { ANY, type ExpectedRevision, NO_STREAM, STREAM_EXISTS } from '../streams/expected-revision.ts';
import { isNegative, forEachField } from './protobuf-reader.ts';

/** What is said of an append before its events; what a client left out is undefined. */
export interface AppendOptions {
  stream: string | undefined;
  expected: ExpectedRevision | undefined;
  /** Milliseconds since 1970. */
  deadline: number | undefined;
}

export function decodeAppendOptions(message: Buffer): AppendOptions {
  const options: AppendOptions = { stream: undefined, expected: undefined, deadline: undefined };
  forEachField(message, (field, bytes, value) => {
    if (field === 1) options.stream = decodeStreamIdentifier(bytes);
    else if (field === 2) options.expected = isNegative(value) ? NO_STREAM : value;
    else if (field === 3) options.expected = NO_STREAM;
    else if (field === 4) options.expected = ANY;
    else if (field === 5) options.expected = STREAM_EXISTS;
    else if (field === 6) options.deadline = decodeMilliseconds(bytes);
    else if (field === 7) options.deadline = Date.now() + decodeMilliseconds(bytes);
  });
  return options;
}

export function decodeStreamIdentifier(message: Buffer): string {
  let name = '';
  forEachField(message, (field, bytes) => {
    if (field === 3) name = bytes.toString();
  });
  return name;
}

/** A protobuf Timestamp or Duration. */
function decodeMilliseconds(message: Buffer): number {
  let milliseconds = 0;
  forEachField(message, (field, _, value) => {
    const signed = isNegative(value) ? value - 2 ** 64 : value;
    milliseconds += field === 1 ? signed * 1000 : signed / 1e6;
  });
  return milliseconds;
}
