import type { CurrentUser } from '@henna/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MongoServerError } from 'mongodb';
import { ConflictError } from '../../shared/errors.ts';
import { Databases } from '../../shared/stores/databases.ts';

/** An account of `henna_private`: what signs a member in. Never in the log. */
export interface AccountDocument {
  /** The member's id. */
  readonly _id: string;
  /** As typed, for showing. */
  readonly email: string;
  /** Trimmed and in lower case: unique. */
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly createdAt: Date;
}

export const emailKey = (email: string): string => email.trim().toLowerCase();

export class EmailTakenError extends ConflictError {
  constructor() {
    super('There is already an account with this e-mail.', 'EMAIL_TAKEN');
  }
}

const duplicateKey = 11_000;

@Injectable()
export class Accounts implements OnModuleInit {
  constructor(private readonly databases: Databases) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ emailKey: 1 }, { unique: true });
  }

  /** Stores an account durably. Throws {@link EmailTakenError}. */
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

  private get collection() {
    return this.databases.privateCollection<AccountDocument>('accounts');
  }
}

export const currentUser = ({ _id, firstName, lastName, email, createdAt }: AccountDocument): CurrentUser => ({
  id: _id,
  firstName,
  lastName,
  email,
  profileImageUrl: null,
  createdAt: createdAt.toISOString(),
});
