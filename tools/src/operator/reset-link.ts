import { privateDatabase } from '@henna/domain';
import { UserFacingError } from '../shared/errors.ts';
import type { StoreAddresses } from '../stores/running-stores.ts';
import { withStores } from '../stores/stores.ts';
import { withMongo } from '../stores/with-mongo.ts';
import { accountOf, appendLinkMade, newLink } from './account-links.ts';
import { runCommand } from './command.ts';

interface ResetDocument {
  /** SHA-256 of the token, hex. */
  readonly _id: string;
  readonly memberId: string;
  readonly expiresAt: Date;
}

/** Makes a link that sets a new password for the account with this e-mail, once, within half an hour. */
const makeResetLink = ({ eventStoreUrl, mongoUrl }: StoreAddresses, publicUrl: string, email: string) =>
  withMongo(mongoUrl, async (client) => {
    const database = client.db(privateDatabase);
    const { _id: memberId } = await accountOf(database, email);
    await appendLinkMade(eventStoreUrl, 'ResetLinkMade', memberId);
    const { url, hash, expiresAt } = newLink('/reset-password', publicUrl);
    await database
      .collection<ResetDocument>('passwordResets', { writeConcern: { w: 'majority', journal: true } })
      .insertOne({ _id: hash, memberId, expiresAt });
    return url;
  });

/** `reset-link <email>`: prints a link that sets a new password for that account. */
await runCommand(async ([email = '', ...rest], settings) => {
  if (!email.includes('@') || rest.length > 0) throw new UserFacingError('Usage: npm run reset-link -- <email>');
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const link = await withStores(settings, (stores) => makeResetLink(stores, publicUrl, email));
  console.log(`Sets a new password, once, within 30 minutes: ${link}`);
});
