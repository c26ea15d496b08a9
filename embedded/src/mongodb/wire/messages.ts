import { BSON } from 'mongodb';
import type { Doc } from '../documents.ts';
import { parse } from '../documents.ts';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM = 1;
const MORE_TO_COME = 2;

/** A command with the documents that travelled beside it, by field name, still BSON. */
export interface Request {
  id: number;
  /** Asked by OP_QUERY, as drivers greet: answered by OP_REPLY. */
  legacy: boolean;
  /** The client awaits no reply. */
  silent: boolean;
  command: Doc;
  body: Buffer;
  sequences: Map<string, Buffer[]>;
}

/** Reads one message. Throws on anything malformed. */
export function parseMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_QUERY) {
    const body = documentAt(message, message.indexOf(0, 20) + 9, message.length);
    return { id, legacy: true, silent: false, command: parse(body), body, sequences: new Map() };
  }
  if (opcode !== OP_MSG) throw new Error(`opcode ${opcode} is not supported`);
  const flags = message.readInt32LE(16);
  const end = message.length - (flags & CHECKSUM ? 4 : 0);
  const sequences = new Map<string, Buffer[]>();
  let body: Buffer | undefined;
  for (let at = 20; at < end;) {
    const kind = message.readUInt8(at++);
    if (kind === 0) {
      body = documentAt(message, at, end);
      at += body.length;
    } else if (kind === 1) {
      const stop = at + message.readInt32LE(at);
      if (stop <= at || stop > end) throw new Error('a document sequence leaves its message');
      const nameEnd = message.indexOf(0, at + 4);
      sequences.set(message.toString('utf8', at + 4, nameEnd), documentsBetween(message, nameEnd + 1, stop));
      at = stop;
    } else throw new Error(`section kind ${kind} is unknown`);
  }
  if (!body) throw new Error('a message without a body');
  return { id, legacy: false, silent: (flags & MORE_TO_COME) !== 0, command: parse(body), body, sequences };
}

function documentAt(message: Buffer, at: number, end: number): Buffer {
  const size = message.readInt32LE(at);
  if (size < 5 || at + size > end) throw new Error('a document leaves its message');
  return message.subarray(at, at + size);
}

function documentsBetween(message: Buffer, start: number, stop: number): Buffer[] {
  const found: Buffer[] = [];
  for (let at = start; at < stop;) {
    const document = documentAt(message, at, stop);
    found.push(document);
    at += document.length;
  }
  return found;
}

let lastId = 0;

/** The frame that answers a request with a document. */
export function reply(to: Request, answer: Doc | Uint8Array): Buffer {
  const body =
    answer instanceof Uint8Array ? answer : BSON.serialize(answer, { checkKeys: false, ignoreUndefined: true });
  const prefix = to.legacy ? 36 : 21;
  const frame = Buffer.alloc(prefix + body.length);
  lastId = (lastId + 1) | 0;
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(lastId, 4);
  frame.writeInt32LE(to.id, 8);
  frame.writeInt32LE(to.legacy ? OP_REPLY : OP_MSG, 12);
  if (to.legacy) {
    frame.writeInt32LE(8, 16);
    frame.writeInt32LE(1, 32);
  }
  frame.set(body, prefix);
  return frame;
}
