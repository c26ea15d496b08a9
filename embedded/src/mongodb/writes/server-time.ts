import { Timestamp } from 'mongodb';
import { ElementWalk, TAG } from '../element-walk.ts';

const ID = Buffer.from('_id');
let latest = { t: 0, i: 0 };

/** The node's time as a timestamp of which there is no other: those of one second are counted. */
export function serverTimestamp(): Timestamp {
  const t = Math.max(Math.floor(Date.now() / 1000), latest.t);
  latest = { t, i: t === latest.t ? latest.i + 1 : 1 };
  return new Timestamp(latest);
}

/**
 * A document's BSON in which top-level timestamps without a value are the node's time; the same bytes when there are none.
 * @throws BSONError on what is no BSON
 */
export function withServerTime(document: Buffer): Buffer {
  let bytes = document;
  for (const walk = new ElementWalk(document); walk.next();) {
    if (walk.type !== TAG.timestamp || document.readBigUInt64LE(walk.at) !== 0n || walk.isNamed(ID)) continue;
    if (bytes === document) bytes = Buffer.from(document);
    bytes.writeBigUInt64LE(BigInt.asUintN(64, serverTimestamp().toBigInt()), walk.at);
  }
  return bytes;
}
