import { limits, privateDatabase } from '@henna/domain';
import { UserFacingError } from '../shared/errors.ts';
import type { StoreAddresses } from '../stores/running-stores.ts';
import { withStores } from '../stores/stores.ts';
import { withMongo } from '../stores/with-mongo.ts';
import { type Account, accountOf, appendLinkMade, emailKey, hashOf, newLink } from './account-links.ts';
import { runCommand } from './command.ts';

interface EmailLinkDocument {
  /** The member's id. */
  readonly _id: string;
  /** SHA-256 of the token, hex. */
  readonly token: string;
  readonly email: string;
  readonly mailed: boolean;
  /** SHA-256 of the account's password hash. */
  readonly password: string;
  readonly expiresAt: Date;
}

/** Makes a link that changes the e-mail of an account, once, within half an hour. It does not verify the new one. */
const makeEmailLink = (
  { eventStoreUrl, mongoUrl }: StoreAddresses,
  publicUrl: string,
  [email, newEmail]: readonly [string, string],
) =>
  withMongo(mongoUrl, async (client) => {
    const database = client.db(privateDatabase);
    const { _id, passwordHash } = await accountOf(database, email);
    if (passwordHash === undefined) throw new UserFacingError('This account has no password here.');
    if (await database.collection<Account>('accounts').findOne({ emailKey: emailKey(newEmail) }))
      throw new UserFacingError('There is already an account with the new email.');
    await appendLinkMade(eventStoreUrl, 'EmailLinkMade', _id);
    const { url, hash, expiresAt } = newLink('/confirm-email', publicUrl);
    const link = { token: hash, email: newEmail.trim(), mailed: false, password: hashOf(passwordHash), expiresAt };
    await database
      .collection<EmailLinkDocument>('emailLinks', { writeConcern: { w: 'majority', journal: true } })
      .updateOne({ _id }, { $set: link }, { upsert: true });
    return url;
  });

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) && text.length <= limits.email;

/** `email-link <email> <new email>`: prints a link that changes the e-mail of that account. */
await runCommand(async ([email = '', newEmail = '', ...rest], settings) => {
  if (!email.includes('@') || !isAddress(newEmail) || rest.length > 0)
    throw new UserFacingError('Usage: npm run email-link -- <email> <new email>');
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const link = await withStores(settings, (stores) => makeEmailLink(stores, publicUrl, [email, newEmail]));
  console.log(`Changes the email, once, within 30 minutes: ${link}`);
});
