import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hashToken, type Settings } from '../../settings.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { SETTINGS } from '../../tokens.ts';
import type { EmailLinkResponse } from './accounts.responses.ts';
import type { AccountDocument } from './accounts.ts';
import { newLink } from './new-link.ts';

export interface EmailLinkDocument {
  /** The member's id: a member has one link, the newest. */
  readonly _id: string;
  /** SHA-256 of the token, hex: the stored value is no credential. */
  readonly token: string;
  /** The address that the link sets, as typed. */
  readonly email: string;
  /** The link was mailed to that address alone: whoever uses it reads the mails there. */
  readonly mailed: boolean;
  /** SHA-256 of the account's password hash: a new password voids the link. */
  readonly password: string;
  readonly expiresAt: Date;
}

export const passwordDigest = ({ passwordHash = '' }: Pick<AccountDocument, 'passwordHash'>): string =>
  hashToken(passwordHash);

/** Links that set, or verify, the e-mail of an account, once, within half an hour. */
@Injectable()
export class EmailLinks implements OnModuleInit {
  constructor(
    private readonly databases: Databases,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    await this.collection.createIndex({ token: 1 }, { unique: true });
  }

  /** Voids the member's former link. */
  async create(account: AccountDocument, email: string, mailed: boolean): Promise<EmailLinkResponse> {
    const { token, url, expiresAt } = newLink('/confirm-email', this.settings.publicUrl);
    const link = { token: hashToken(token), email, mailed, password: passwordDigest(account), expiresAt };
    await this.collection.updateOne({ _id: account._id }, { $set: link }, { upsert: true });
    return { url, expiresAt: expiresAt.toISOString() };
  }

  /** The link that the member may still use; `null` if there is none. */
  async pendingOf(account: AccountDocument): Promise<EmailLinkDocument | null> {
    return this.collection.findOne({
      _id: account._id,
      password: passwordDigest(account),
      expiresAt: { $gt: new Date() },
    });
  }

  /** `null` if the token is unknown, consumed, replaced or expired. Of concurrent calls only one gets the link. */
  async consume(token: string): Promise<EmailLinkDocument | null> {
    return this.collection.findOneAndDelete({ token: hashToken(token), expiresAt: { $gt: new Date() } });
  }

  private get collection() {
    return this.databases.privateCollection<EmailLinkDocument>('emailLinks');
  }
}
