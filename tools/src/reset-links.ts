import { createHash, randomBytes } from 'node:crypto';
import { privateDatabase } from '@henna/contracts';
import { MongoClient } from 'mongodb';

interface ResetDocument {
  /** SHA-256 of the token, hex. */
  readonly _id: string;
  readonly memberId: string;
  readonly expiresAt: Date;
}

const validMs = 30 * 60_000;

/**
 * Makes a link that sets a new password for the account with this e-mail, once, within half an hour; nothing when there
 * is no such account. Only the hash of its token is stored.
 */
export const makeResetLink = async (
  mongoUrl: string,
  publicUrl: string,
  email: string,
): Promise<string | undefined> => {
  const client = new MongoClient(mongoUrl, { serverSelectionTimeoutMS: 5_000 });
  try {
    const database = client.db(privateDatabase);
    const emailKey = email.trim().toLowerCase();
    const account = await database.collection<{ _id: string; emailKey: string }>('accounts').findOne({ emailKey });
    if (!account) return undefined;
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
  } finally {
    await client.close();
  }
};
