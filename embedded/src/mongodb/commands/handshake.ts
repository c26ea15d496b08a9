import { ObjectId } from 'mongodb';
import { isDoc, MAX_DOCUMENT_BYTES } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { MAX_MESSAGE_BYTES } from '../wire/framer.ts';
import type { Command } from './read-commands.ts';

export const SET_NAME = 'rs0';
const VERSION = [8, 0, 0, 0];
/** MongoDB 8.0. */
const WIRE_VERSION = 25;
const SESSION_MINUTES = 30;
const electionId = new ObjectId('7fffffff0000000000000001');

/**
 * The node presents itself as the primary of a replica set of one: sessions and transactions need that.
 * @throws ServerError when the client says who it is but not which driver it uses
 */
export const helloCommand: Command = ({ command }, { address }) => {
  if (isDoc(command.client) && !isDoc(command.client.driver))
    throw new ServerError(
      'ClientMetadataMissingField',
      "Missing required sub-document 'driver' in the client metadata document",
    );
  return greeting(address);
};

const greeting = (address: string) => ({
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

export const pingCommand: Command = () => ({ ok: 1 });
