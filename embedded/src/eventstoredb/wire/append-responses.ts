import { ANY, type Expectation, NO_STREAM, STREAM_EXISTS } from '../streams/expectation.ts';
import { ProtobufWriter } from './protobuf-writer.ts';

const writer = new ProtobufWriter();

/** The success of an append: Append and BatchAppend number its fields alike. */
function writeSuccess(field: number, revision: number, position: number | undefined): void {
  writer.message(field, () => {
    if (revision < 0) writer.empty(2);
    else writer.uint(1, revision);
    if (position === undefined) writer.empty(4);
    else
      writer.message(3, () => {
        writer.uint(1, position);
        writer.uint(2, position);
      });
  });
}

export function encodeAppendSuccess(revision: number, position: number | undefined): Buffer {
  writer.reset();
  writeSuccess(1, revision, position);
  return writer.finish();
}

export function encodeBatchSuccess(
  correlationId: string,
  stream: string,
  revision: number,
  position: number | undefined,
): Buffer {
  writer.reset().message(1, () => writer.string(2, correlationId));
  writeSuccess(3, revision, position);
  writer.message(4, () => writer.string(3, stream));
  return writer.finish();
}

/** Append answers a wrong revision twice: in the fields of version 20.6 (1 to 5) and in those of today (6 to 11). */
export function encodeWrongExpectedVersion(expected: Expectation, actual: number): Buffer {
  writer.reset().message(2, () => {
    if (actual < 0) for (const field of [2, 7]) writer.empty(field);
    else for (const field of [1, 6]) writer.uint(field, actual);
    if (expected === ANY) for (const field of [4, 9]) writer.empty(field);
    else if (expected === STREAM_EXISTS) for (const field of [5, 10]) writer.empty(field);
    else if (expected === NO_STREAM) {
      writer.minusOne(3);
      writer.empty(11);
    } else for (const field of [3, 8]) writer.uint(field, expected);
  });
  return writer.finish();
}
