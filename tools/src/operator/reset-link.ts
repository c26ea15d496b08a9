import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { privateDatabase, type EventMetadata, type ResetLinkMade } from '@henna/domain';
import { UserFacingError } from '../shared/errors.ts';
import type { StoreAddresses } from '../stores/running-stores.ts';
import { withStores } from '../stores/stores.ts';
import { withMongo } from '../stores/with-mongo.ts';
import { runCommand } from './command.ts';

interface ResetDocument {
  /** SHA-256 of the token, hex. */
  readonly _id: string;
  readonly memberId: string;
  readonly expiresAt: Date;
}

const validMs = 30 * 60_000;

/** Appends to the member's stream that the operator made a link. */
const appendResetLinkMade = async (eventStoreUrl: string, memberId: string): Promise<void> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const id = randomUUID();
  const at = new Date().toISOString();
  const actor = { kind: 'system', id: 'operator', role: 'system' } as const;
  const trace = { commandId: id, correlationId: id, causationId: id };
  const metadata: EventMetadata = { actor, ...trace, at, schema: 1, origin: 'system' };
  const event: ResetLinkMade = { type: 'ResetLinkMade', data: { memberId, madeAt: at } };
  try {
    await client.appendToStream(`member-${memberId}`, [jsonEvent({ id, ...event, metadata: { ...metadata } })]);
  } finally {
    await client.dispose();
  }
};

/**
 * Makes a link that sets a new password for the account with this e-mail, once, within half an hour; `undefined` when
 * there is no such account. Only the hash of its token is stored.
 */
const makeResetLink = (
  { eventStoreUrl, mongoUrl }: StoreAddresses,
  publicUrl: string,
  email: string,
): Promise<string | undefined> =>
  withMongo(mongoUrl, async (client) => {
    const database = client.db(privateDatabase);
    const emailKey = email.trim().toLowerCase();
    const account = await database
      .collection<{ _id: string; emailKey: string }>('accounts')
      .findOne({ emailKey, pendingSince: { $exists: false } });
    if (!account) return undefined;
    await appendResetLinkMade(eventStoreUrl, account._id);
    const token = randomBytes(32).toString('base64url');
    await database
      .collection<ResetDocument>('passwordResets', { writeConcern: { w: 'majority', journal: true } })
      .insertOne({
        _id: createHash('sha256').update(token).digest('hex'),
        memberId: account._id,
        expiresAt: new Date(Date.now() + validMs),
      });
    const link = new URL('/reset-password', publicUrl);
    link.searchParams.set('token', token);
    return link.href;
  });

/** `reset-link <email>`: prints a link that sets a new password for that account. */
await runCommand(async ([email = '', ...rest], settings) => {
  if (!email.includes('@') || rest.length > 0) throw new UserFacingError('Usage: npm run reset-link -- <email>');
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const link = await withStores(settings, (stores) => makeResetLink(stores, publicUrl, email));
  if (!link) throw new UserFacingError('There is no account with this email.');
  console.log(`Sets a new password, once, within 30 minutes: ${link}`);
});
