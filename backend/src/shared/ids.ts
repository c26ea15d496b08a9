import { createHash } from 'node:crypto';
import { v4, v5 } from 'uuid';
import { normalizeText, type OptionIds } from '@henna/domain';

const eventNamespace = Buffer.from('0d3a5c9e3c9b5f0b8a515e7ad6c0a9b1', 'hex');

/** The text form of a UUID of 16 bytes. */
const uuidText = (bytes: Buffer, version: number): string => {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/**
 * The id of the event at `index` among those of a command in one stream, a UUIDv5 (RFC 9562). It makes a repeated append
 * idempotent.
 */
export const eventId = (commandId: string, stream: string, index: number): string =>
  uuidText(
    createHash('sha1').update(eventNamespace).update(`${commandId}:${stream}:${index}`).digest().subarray(0, 16),
    5,
  );

/**
 * A UUIDv7 (RFC 9562) whose random bits are derived from a command, so that a repeated command generates the same ids.
 * `time` is in ms since 1970.
 */
export const derivedId = (commandId: string, name: string, time: number): string => {
  const bytes = createHash('sha256').update(`${commandId}:${name}`).digest().subarray(0, 16);
  bytes.writeUIntBE(time, 0, 6);
  return uuidText(bytes, 7);
};

/** As {@link derivedId}, in the form of a UUIDv4, for public ids that must not reveal their time. */
export const derivedTimelessId = (commandId: string, name: string): string =>
  v4({ random: createHash('sha256').update(`${commandId}:${name}`).digest().subarray(0, 16) });

const votingOptionNamespace = 'd5f1c7f2-6a0e-5a53-9b43-5a4f1b1c8e10';

/** The UUIDv5 of a voting option's normalized label: the same word has the same id in every set. */
export const derivedOptionId = (label: string): string => v5(normalizeText(label), votingOptionNamespace);

/** @param newId the ids of a command */
export const optionIds = (newId: (name: string) => string): OptionIds => ({
  derived: derivedOptionId,
  fresh: (label) => newId(`option:${label}`),
});
