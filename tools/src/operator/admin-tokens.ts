import { createHash, randomBytes } from 'node:crypto';
import { privateDatabase } from '@henna/domain';
import type { Collection } from 'mongodb';
import { withMongo } from '../stores/with-mongo.ts';

export const tokenRoles = ['admin', 'moderator', 'analyst'] as const;
export type TokenRole = (typeof tokenRoles)[number];

interface AdminTokenDocument {
  /** The token's name: the actor of every event it causes. */
  readonly _id: string;
  readonly role: TokenRole;
  /** SHA-256, hex. */
  readonly hash: string;
  readonly expiresAt: Date;
}

export interface NewToken {
  /** In clear, to be shown once. */
  readonly token: string;
  readonly expiresAt: Date;
}

export const defaultTokenDays = 90;
const dayMs = 24 * 60 * 60_000;

const withTokens = <Result>(mongoUrl: string, work: (tokens: Collection<AdminTokenDocument>) => Promise<Result>) =>
  withMongo(mongoUrl, (client) => {
    const writeConcern = { w: 'majority', journal: true } as const;
    return work(client.db(privateDatabase).collection<AdminTokenDocument>('adminTokens', { writeConcern }));
  });

const newToken = async (
  tokens: Collection<AdminTokenDocument>,
  name: string,
  role: TokenRole,
  days: number,
): Promise<NewToken> => {
  const token = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const expiresAt = new Date(Date.now() + days * dayMs);
  await tokens.replaceOne({ _id: name }, { role, hash, expiresAt }, { upsert: true });
  return { token, expiresAt };
};

/** Makes a token under this name, in place of the one it had; only its hash is stored. */
export const makeAdminToken = (mongoUrl: string, name: string, role: TokenRole, days: number): Promise<NewToken> =>
  withTokens(mongoUrl, (tokens) => newToken(tokens, name, role, days));

/** Makes the first token of an installation, named `admin`; `undefined` when there is one already. */
export const makeFirstAdminToken = (mongoUrl: string): Promise<NewToken | undefined> =>
  withTokens(mongoUrl, async (tokens) =>
    (await tokens.findOne()) ? undefined : newToken(tokens, 'admin', 'admin', defaultTokenDays),
  );
