import { ProtobufWriter } from './protobuf-writer.ts';

const writer = new ProtobufWriter();

/** The answer to one append of a BatchAppend call that succeeded; `revision` is -1 when the stream has no events. */
export function encodeBatchSuccess(correlationId: string, stream: string, revision: number, position: number): Buffer {
  writer.reset().message(1, () => writer.string(2, correlationId));
  writer.message(3, () => {
    if (revision < 0) writer.empty(2);
    else writer.uint(1, revision);
    writer.message(3, () => {
      writer.uint(1, position);
      writer.uint(2, position);
    });
  });
  writer.message(4, () => writer.string(3, stream));
  return writer.finish();
}
