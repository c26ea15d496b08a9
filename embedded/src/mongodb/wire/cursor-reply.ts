import { BSON } from 'mongodb';

export type BatchField = 'firstBatch' | 'nextBatch';

const OK_TAIL = Buffer.from(BSON.serialize({ ok: 1 })).subarray(4);

/** The reply of a cursor command around documents already in BSON: what is stored is sent as it is. */
export function cursorReply(ns: string, id: bigint, field: BatchField, documents: readonly Uint8Array[]): Buffer {
  const head = Buffer.from(BSON.serialize({ id: BSON.Long.fromBigInt(id), ns })).subarray(4, -1);
  const names = documents.map((_, i) => `\x03${i}\0`);
  const array = documents.reduce((size, document, i) => size + names[i]!.length + document.length, 5);
  const cursor = 4 + head.length + field.length + 2 + array + 1;
  const out = Buffer.allocUnsafe(4 + '\x03cursor\0'.length + cursor + OK_TAIL.length);
  let at = out.writeInt32LE(out.length, 0);
  at += out.write('\x03cursor\0', at, 'latin1');
  at = out.writeInt32LE(cursor, at);
  at += head.copy(out, at);
  at += out.write(`\x04${field}\0`, at, 'latin1');
  at = out.writeInt32LE(array, at);
  documents.forEach((document, i) => {
    at += out.write(names[i]!, at, 'latin1');
    out.set(document, at);
    at += document.length;
  });
  out[at++] = 0;
  out[at++] = 0;
  OK_TAIL.copy(out, at);
  return out;
}
