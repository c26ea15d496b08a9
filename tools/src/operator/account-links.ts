import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { EmailLinkMade, ResetLinkMade } from '@henna/domain';
import type { Db } from 'mongodb';
import { UserFacingError } from '../shared/errors.ts';
import { operatorMetadata } from './decide-on-stream.ts';

/** Of the private database, as far as links need it. */
export interface Account {
  /** The member's id. */
  readonly _id: string;
  readonly emailKey: string;
  /** Absent for members who sign in through an identity provider only. */
  readonly passwordHash?: string;
}

const validMs = 30 * 60_000;

export const emailKey = (email: string): string => email.trim().toLowerCase();
/** SHA-256, hex: what the service stores instead of a token, and of the password that a link depends on. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The account with this e-mail. Throws {@link UserFacingError} when there is none. */
export const accountOf = async (database: Db, email: string): Promise<Account> => {
  const accounts = database.collection<Account & { readonly pendingSince?: Date }>('accounts');
  const account = await accounts.findOne({ emailKey: emailKey(email), pendingSince: { $exists: false } });
  if (!account) throw new UserFacingError('There is no account with this email.');
  return account;
};

/** A link to a page of the client, with the hash of its token; it ends in half an hour. */
export const newLink = (path: string, publicUrl: string) => {
  const token = randomBytes(32).toString('base64url');
  const url = new URL(path, publicUrl);
  url.searchParams.set('token', token);
  return { url: url.href, hash: hashOf(token), expiresAt: new Date(Date.now() + validMs) };
};

/** Appends to the member's stream that the operator made a link. To be called before the link is stored. */
export const appendLinkMade = async (
  eventStoreUrl: string,
  type: (ResetLinkMade | EmailLinkMade)['type'],
  memberId: string,
): Promise<void> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const id = randomUUID();
  const metadata = operatorMetadata(id);
  const event: ResetLinkMade | EmailLinkMade = { type, data: { memberId, madeAt: metadata.at } };
  try {
    await client.appendToStream(`member-${memberId}`, [jsonEvent({ id, ...event, metadata: { ...metadata } })]);
  } finally {
    await client.dispose();
  }
};
