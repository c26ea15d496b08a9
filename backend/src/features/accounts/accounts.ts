import { ConflictError, type CurrentUser } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MongoServerError, type UpdateFilter } from 'mongodb';
import { Databases } from '../../shared/stores/databases.ts';

/** An account of `henna_private`: what signs a member in. Never in the log. */
export interface AccountDocument {
  /** The member's id. */
  readonly _id: string;
  /** As typed, for showing. Absent where the identity provider did not vouch for one. */
  readonly email?: string;
  /** Trimmed and in lower case: unique. Absent with the e-mail. */
  readonly emailKey?: string;
  /** The identity provider vouched for the e-mail, or a link that was mailed to it was used. */
  readonly emailVerified?: boolean;
  /** Absent for who signs in through an identity provider only. */
  readonly passwordHash?: string;
  /** The {@link identityKey}s that sign in to this account; absent when there are none. Each belongs to one account. */
  readonly identities?: readonly string[];
  /** How each of them was joined; nothing is known of those that were joined before this was stored. */
  readonly identityJoins?: readonly IdentityJoin[];
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The picture that the identity provider told of. */
  readonly pictureUrl?: string | null;
  readonly createdAt: Date;
  /** When its sign-up was begun, or taken up again; absent once that is finished. Until then there is no account. */
  readonly pendingSince?: Date;
}

export interface IdentityJoin {
  /** Of {@link identityKey}. */
  readonly key: string;
  /** The provider vouched for the account's e-mail then. */
  readonly emailVerified: boolean;
  readonly joinedAt: Date;
}

export const joinedNow = (key: string, emailVerified: boolean): IdentityJoin => ({
  key,
  emailVerified,
  joinedAt: new Date(),
});

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** A person at an identity provider, told by issuer and subject. */
export const identityKey = (issuer: string, subject: string): string => JSON.stringify([issuer, subject]);

export class EmailTakenError extends ConflictError {
  constructor() {
    super('EMAIL_TAKEN');
  }
}

const duplicateKey = 11_000;
const indexNotFound = 27;
const indexOptionsConflict = 85;

const ignoreConflictingIndex = (error: unknown) => {
  if (error instanceof MongoServerError && error.code === indexOptionsConflict) return false;
  throw error;
};

const ignoreMissingIndex = (error: unknown) => {
  if (!(error instanceof MongoServerError) || error.code !== indexNotFound) throw error;
};

@Injectable()
export class Accounts implements OnModuleInit {
  constructor(private readonly databases: Databases) {}

  async onModuleInit(): Promise<void> {
    const onEmail = () =>
      this.collection.createIndex({ emailKey: 1 }, { name: 'emailKey_where_present', unique: true, sparse: true });
    // A database of former versions lets only one account be without an e-mail; before MongoDB 5 its index stands in the way.
    const isCreated = await onEmail().then(() => true, ignoreConflictingIndex);
    await this.collection.dropIndex('emailKey_1').catch(ignoreMissingIndex);
    if (!isCreated) await onEmail();
    await this.collection.createIndex({ identities: 1 }, { unique: true, sparse: true });
    await this.collection.createIndex({ pendingSince: 1 }, { sparse: true });
  }

  /** Stores an account durably. Throws {@link EmailTakenError}, also when its identity has an account. */
  async add(account: AccountDocument): Promise<void> {
    try {
      await this.collection.insertOne(account);
    } catch (error) {
      if (error instanceof MongoServerError && error.code === duplicateKey) throw new EmailTakenError();
      throw error;
    }
  }

  async withEmail(email: string): Promise<AccountDocument | null> {
    return this.collection.findOne({ emailKey: emailKey(email) });
  }

  async withId(id: string): Promise<AccountDocument | null> {
    return this.collection.findOne({ _id: id });
  }

  async withIdentity(identity: string): Promise<AccountDocument | null> {
    return this.collection.findOne({ identities: identity });
  }

  /** Sign-ups that were begun before a time and are not finished. */
  async pendingBefore(time: Date): Promise<AccountDocument[]> {
    return this.collection.find({ pendingSince: { $lt: time } }).toArray();
  }

  /** Takes up a sign-up again; answers whether it is still there. */
  async renewPending(id: string): Promise<boolean> {
    const update = { $set: { pendingSince: new Date() } };
    return (await this.collection.updateOne({ _id: id, pendingSince: { $exists: true } }, update)).matchedCount > 0;
  }

  async settle(id: string): Promise<void> {
    await this.change(id, { $unset: { pendingSince: '' } });
  }

  /** Removes a sign-up that nobody has taken up again since it was read; answers whether that was so. */
  async removePending({ _id, pendingSince }: AccountDocument): Promise<boolean> {
    return (await this.collection.deleteOne({ _id, pendingSince: pendingSince! })).deletedCount > 0;
  }

  /** Lets an identity sign in to the account, beside what does already. */
  async addIdentity(id: string, join: IdentityJoin): Promise<void> {
    await this.collection.updateOne(
      { _id: id, identities: { $ne: join.key } },
      { $push: { identities: join.key, identityJoins: join } },
    );
  }

  /**
   * Leaves an account only some of its identities. The answer is false, and nothing is done, when others were joined or
   * removed since the account was read.
   * @param update goes with it, in the same write
   */
  async keepIdentities(
    { _id, identities, identityJoins = [] }: AccountDocument,
    kept: readonly string[],
    update: Partial<Pick<AccountDocument, 'passwordHash' | 'emailVerified'>> = {},
  ): Promise<boolean> {
    const joins = identityJoins.filter(({ key }) => kept.includes(key));
    const set = { ...update, ...(kept.length > 0 && { identities: kept, identityJoins: joins }) };
    const { matchedCount } = await this.collection.updateOne(
      { _id, identities: identities ? { $eq: identities } : { $exists: false } },
      {
        ...(Object.keys(set).length > 0 && { $set: set }),
        // The unique index takes an empty list for a value.
        ...(kept.length === 0 && { $unset: { identities: true, identityJoins: true } }),
      },
    );
    return matchedCount === 1;
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.change(id, { $set: { passwordHash } });
  }

  /** Stores the same password's newer hash, unless the password was changed meanwhile. */
  async upgradeHash({ _id, passwordHash: old }: AccountDocument, passwordHash: string): Promise<void> {
    await this.collection.updateOne({ _id, passwordHash: old! }, { $set: { passwordHash } });
  }

  async setPerson(
    id: string,
    person: Partial<Pick<AccountDocument, 'firstName' | 'lastName' | 'pictureUrl'>>,
  ): Promise<void> {
    await this.change(id, { $set: person });
  }

  private async change(id: string, update: UpdateFilter<AccountDocument>) {
    await this.collection.updateOne({ _id: id }, update);
  }

  private get collection() {
    return this.databases.privateCollection<AccountDocument>('accounts');
  }
}

export const currentUser = (account: AccountDocument): CurrentUser => ({
  id: account._id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email ?? null,
  profileImageUrl: account.pictureUrl ?? null,
  hasPassword: account.passwordHash !== undefined,
  createdAt: account.createdAt.toISOString(),
});
