import { randomUUID } from 'node:crypto';
import { ObjectId, UUID } from 'mongodb';
import { MAX_DOCUMENT_BYTES } from '../documents.ts';
import { MAX_MESSAGE_BYTES } from '../wire/framer.ts';
import { getParameterOf } from './host-commands.ts';
import type { Command } from './read-commands.ts';

export const SET_NAME = 'rs0';
const VERSION = [8, 0, 0, 0];
/** MongoDB 8.0. */
const WIRE_VERSION = 25;
const SESSION_MINUTES = 30;
const electionId = new ObjectId('7fffffff0000000000000001');

/** The node presents itself as the primary of a replica set of one: sessions and transactions need that. */
export const helloCommand: Command = (_, { address }) => ({
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  secondary: false,
  setName: SET_NAME,
  setVersion: 1,
  electionId,
  hosts: [address],
  primary: address,
  me: address,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: SESSION_MINUTES,
  minWireVersion: 0,
  maxWireVersion: WIRE_VERSION,
  readOnly: false,
  ok: 1,
});

export const buildInfoCommand: Command = () => ({
  version: VERSION.slice(0, 3).join('.'),
  versionArray: VERSION,
  gitVersion: 'embedded',
  modules: [],
  bits: 64,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  ok: 1,
});

export const okCommand: Command = () => ({ ok: 1 });

export const getParameterCommand = getParameterOf(VERSION.slice(0, 2).join('.'));

export const startSessionCommand: Command = () => ({
  id: { id: new UUID(randomUUID()) },
  timeoutMinutes: SESSION_MINUTES,
  ok: 1,
});

export const serverStatusCommand: Command = (_, { address }) => ({
  host: address,
  version: VERSION.slice(0, 3).join('.'),
  process: 'embedded',
  pid: process.pid,
  uptime: process.uptime(),
  mem: { resident: Math.round(process.memoryUsage().rss / 1024 ** 2) },
  repl: { setName: SET_NAME, isWritablePrimary: true, hosts: [address] },
  ok: 1,
});
