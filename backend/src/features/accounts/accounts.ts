import { ConflictError, type SealedField } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MongoServerError, type UpdateFilter } from 'mongodb';
import { Databases } from '../../shared/stores/databases.ts';
import type { SecondFactor } from './second-factors.ts';

/** The credentials of a member, in the private database only. */
export interface AccountDocument {
  /** The member's id. */
  readonly _id: string;
  /** As typed, for display. Absent if the identity provider did not vouch for one. */
  readonly email?: string;
  /** Trimmed and in lower case; unique. Absent without an e-mail. */
  readonly emailKey?: string;
  /** The identity provider vouched for the e-mail, or a link mailed to it was used. */
  readonly emailVerified?: boolean;
  /** Absent for members who sign in through an identity provider only. */
  readonly passwordHash?: string;
  /** The {@link identityKey}s that may sign in to this account; absent, never empty. Each belongs to one account. */
  readonly identities?: readonly string[];
  /** How identities were linked; older accounts may have identities without an entry. */
  readonly identityJoins?: readonly IdentityLink[];
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** From the identity provider. */
  readonly pictureUrl?: string | null;
  readonly createdAt: Date;
  /** Present while the second factor is on. */
  readonly secondFactor?: SecondFactor;
  /** A secret that no code has confirmed yet, sealed under the person's key. */
  readonly secondFactorSetup?: SealedField;
  /** When the sign-up was started or resumed last; absent once it is complete. A pending account counts as none. */
  readonly pendingSince?: Date;
}

export interface IdentityLink {
  /** Of {@link identityKey}. */
  readonly key: string;
  /** The provider vouched for the account's e-mail when the identity was linked. */
  readonly emailVerified: boolean;
  readonly joinedAt: Date;
}

export const newIdentityLink = (key: string, emailVerified: boolean): IdentityLink => ({
  key,
  emailVerified,
  joinedAt: new Date(),
});

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Identifies a person at an identity provider. */
export const identityKey = (issuer: string, subject: string): string => JSON.stringify([issuer, subject]);

export class EmailTakenError extends ConflictError {
  constructor() {
    super('EMAIL_TAKEN');
  }
}

const duplicateKey = 11_000;
const indexNotFound = 27;
const indexOptionsConflict = 85;

const rejectTaken = (error: unknown): never => {
  if (error instanceof MongoServerError && error.code === duplicateKey) throw new EmailTakenError();
  throw error;
};

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
    // Former versions had an index that allows one account without an e-mail; before MongoDB 5 it conflicts with this one.
    const isCreated = await onEmail().then(() => true, ignoreConflictingIndex);
    await this.collection.dropIndex('emailKey_1').catch(ignoreMissingIndex);
    if (!isCreated) await onEmail();
    await this.collection.createIndex({ identities: 1 }, { unique: true, sparse: true });
    await this.collection.createIndex({ pendingSince: 1 }, { sparse: true });
  }

  /** Throws {@link EmailTakenError}, also if another account has its identity. */
  async add(account: AccountDocument): Promise<void> {
    await this.collection.insertOne(account).catch(rejectTaken);
  }

  async byEmail(email: string): Promise<AccountDocument | null> {
    return this.collection.findOne({ emailKey: emailKey(email) });
  }

  async byId(id: string): Promise<AccountDocument | null> {
    return this.collection.findOne({ _id: id });
  }

  /** Those of the ids that have an account. */
  async byIds(ids: readonly string[]): Promise<AccountDocument[]> {
    return this.collection.find({ _id: { $in: [...ids] } }).toArray();
  }

  async byIdentity(identity: string): Promise<AccountDocument | null> {
    return this.collection.findOne({ identities: identity });
  }

  async pendingBefore(time: Date): Promise<AccountDocument[]> {
    return this.collection.find({ pendingSince: { $lt: time } }).toArray();
  }

  /** Restarts the expiry of a pending sign-up. Resolves to false if it has been deleted. */
  async extendPending(id: string): Promise<boolean> {
    const update = { $set: { pendingSince: new Date() } };
    return (await this.collection.updateOne({ _id: id, pendingSince: { $exists: true } }, update)).matchedCount > 0;
  }

  async completePending(id: string): Promise<void> {
    await this.update(id, { $unset: { pendingSince: '' } });
  }

  /** Deletes a pending sign-up. Resolves to false if it has been resumed since it was read. */
  async removePending({ _id, pendingSince }: AccountDocument): Promise<boolean> {
    return (await this.collection.deleteOne({ _id, pendingSince: pendingSince! })).deletedCount > 0;
  }

  async addIdentity(id: string, join: IdentityLink): Promise<void> {
    await this.collection.updateOne(
      { _id: id, identities: { $ne: join.key } },
      { $push: { identities: join.key, identityJoins: join } },
    );
  }

  /**
   * Removes all identities but the retained ones. Resolves to false, without a change, if the identities or the e-mail
   * have changed since the account was read.
   * @param update applied in the same write
   */
  async retainIdentities(
    { _id, emailKey, identities, identityJoins = [] }: AccountDocument,
    retained: readonly string[],
    update: Partial<Pick<AccountDocument, 'passwordHash' | 'emailVerified'>> = {},
  ): Promise<boolean> {
    const joins = identityJoins.filter(({ key }) => retained.includes(key));
    const set = { ...update, ...(retained.length > 0 && { identities: retained, identityJoins: joins }) };
    const { matchedCount } = await this.collection.updateOne(
      {
        _id,
        emailKey: emailKey ?? { $exists: false },
        identities: identities ? { $eq: identities } : { $exists: false },
      },
      {
        ...(Object.keys(set).length > 0 && { $set: set }),
        // The sparse unique index would index an empty list.
        ...(retained.length === 0 && { $unset: { identities: true, identityJoins: true } }),
      },
    );
    return matchedCount === 1;
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.update(id, { $set: { passwordHash } });
  }

  /**
   * Sets the e-mail, by one write: it is unique at every moment. Resolves to false, without a change, if the password has
   * changed since the account was read. Throws {@link EmailTakenError}.
   */
  async setEmail({ _id, passwordHash }: AccountDocument, email: string, isVerified: boolean): Promise<boolean> {
    const address = { email, emailKey: emailKey(email) };
    const update = isVerified
      ? { $set: { ...address, emailVerified: true } }
      : { $set: address, $unset: { emailVerified: true as const } };
    const written = this.collection.updateOne({ _id, passwordHash: passwordHash! }, update);
    return (await written.catch(rejectTaken)).matchedCount === 1;
  }

  /** Stores a new hash of the same password, unless the password has been changed meanwhile. */
  async upgradeHash({ _id, passwordHash: old }: AccountDocument, passwordHash: string): Promise<void> {
    await this.collection.updateOne({ _id, passwordHash: old! }, { $set: { passwordHash } });
  }

  async setProfile(
    id: string,
    person: Partial<Pick<AccountDocument, 'firstName' | 'lastName' | 'pictureUrl'>>,
  ): Promise<void> {
    await this.update(id, { $set: person });
  }

  private async update(id: string, update: UpdateFilter<AccountDocument>) {
    await this.collection.updateOne({ _id: id }, update);
  }

  private get collection() {
    return this.databases.privateCollection<AccountDocument>('accounts');
  }
}
