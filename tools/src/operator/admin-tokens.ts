import { createHash, randomBytes } from 'node:crypto';
import {
  adminTokens,
  adminTokensStream,
  createAdminToken,
  privateDatabase,
  revokeAnyAdminToken,
  type AdminTokenDocument,
  type AdminTokensState,
  type TokenRole,
} from '@henna/domain';
import type { Collection } from 'mongodb';
import { UserFacingError } from '../shared/errors.ts';
import type { StoreAddresses } from '../stores/running-stores.ts';
import { withMongo } from '../stores/with-mongo.ts';
import { decideOnStream } from './decide-on-stream.ts';

export interface NewToken {
  /** In clear, to be shown once. */
  readonly token: string;
  /** `null`: it does not expire. */
  readonly expiresAt: Date | null;
}

export const defaultTokenDays = 90;
const dayMs = 24 * 60 * 60_000;

type Tokens = Collection<AdminTokenDocument>;

const withTokens = <Result>(mongoUrl: string, work: (tokens: Tokens) => Promise<Result>) =>
  withMongo(mongoUrl, (client) => {
    const writeConcern = { w: 'majority', journal: true } as const;
    return work(client.db(privateDatabase).collection<AdminTokenDocument>('adminTokens', { writeConcern }));
  });

interface TokenInput {
  readonly name: (used: AdminTokensState) => string;
  readonly role: TokenRole;
  readonly expiresAt: Date | null;
  readonly source: 'command' | 'start';
}

/** The event first, as in the service: there is no token without an entry in the history. */
const newToken = async (
  { eventStoreUrl }: StoreAddresses,
  tokens: Tokens,
  { name: nameOf, role, expiresAt, source }: TokenInput,
): Promise<NewToken & { readonly name: string }> => {
  const createdAt = new Date();
  const otherNames = (await tokens.find().toArray()).map(({ _id }) => _id);
  let name = '';
  await decideOnStream(eventStoreUrl, adminTokens, adminTokensStream, (state) => {
    name = nameOf(state);
    const times = { expiresAt: expiresAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
    return createAdminToken({ name, role, source, ...times }, otherNames)(state);
  });
  const token = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await tokens.insertOne({ _id: name, role, hash, expiresAt, source, createdAt, createdBy: null });
  return { name, token, expiresAt };
};

/** Creates a token; only its hash is stored. Throws where the name was used before. */
export const makeAdminToken = (
  stores: StoreAddresses,
  name: string,
  role: TokenRole,
  days: number,
): Promise<NewToken> => {
  const expiresAt = new Date(Date.now() + days * dayMs);
  return withTokens(stores.mongoUrl, (tokens) =>
    newToken(stores, tokens, { name: () => name, role, expiresAt, source: 'command' }),
  );
};

/**
 * Creates the first token of an installation, which does not expire; `undefined` when there is one already. It is named
 * `admin`, with a number where the private database was lost and the log knows that name.
 */
export const makeFirstAdminToken = (stores: StoreAddresses): Promise<NewToken | undefined> =>
  withTokens(stores.mongoUrl, async (tokens) => {
    if (await tokens.findOne()) return undefined;
    return newToken(stores, tokens, { name: unusedName, role: 'admin', expiresAt: null, source: 'start' });
  });

const unusedName = (used: AdminTokensState): string => {
  let number = 1;
  const name = () => (number === 1 ? 'admin' : `admin-${number}`);
  while (used.has(name())) number++;
  return name();
};

/** Ends a token. Throws {@link UserFacingError} where there is none of this name. */
export const revokeToken = ({ eventStoreUrl, mongoUrl }: StoreAddresses, name: string): Promise<void> =>
  withTokens(mongoUrl, async (tokens) => {
    if (!(await tokens.findOne({ _id: name }))) throw new UserFacingError(`There is no token named ${name}.`);
    const revokedAt = new Date();
    const decision = revokeAnyAdminToken(name, revokedAt.toISOString());
    await decideOnStream(eventStoreUrl, adminTokens, adminTokensStream, decision);
    await tokens.updateOne({ _id: name, revokedAt: { $exists: false } }, { $set: { revokedAt } });
  });
