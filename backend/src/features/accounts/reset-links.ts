import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hashToken, type Settings } from '../../settings.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { SETTINGS } from '../../tokens.ts';
import type { ResetLinkResponse } from './accounts.responses.ts';
import { newLink } from './new-link.ts';

interface ResetDocument {
  /** SHA-256 of the token, hex: the stored value is no credential. */
  readonly _id: string;
  readonly memberId: string;
  /** The emailKey that the link was mailed to; absent when it was handed to an administrator. */
  readonly mailedTo?: string;
  readonly expiresAt: Date;
}

/** Links that set a new password, once, within half an hour. */
@Injectable()
export class ResetLinks implements OnModuleInit {
  constructor(
    private readonly databases: Databases,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  }

  /** @param mailedTo the emailKey of the only recipient, if the link is sent by mail */
  async create(memberId: string, mailedTo?: string): Promise<ResetLinkResponse> {
    const { token, url, expiresAt } = newLink('/reset-password', this.settings.publicUrl);
    await this.collection.insertOne({
      _id: hashToken(token),
      memberId,
      ...(mailedTo !== undefined && { mailedTo }),
      expiresAt,
    });
    return { url, expiresAt: expiresAt.toISOString() };
  }

  /** `null` if the token is unknown, consumed or expired. */
  async find(token: string): Promise<Pick<ResetDocument, 'memberId' | 'mailedTo'> | null> {
    return this.collection.findOne(validLink(token));
  }

  /** Consumes a token and voids every other link of the member. Of concurrent calls only one gets the link. */
  async consume(token: string): Promise<Pick<ResetDocument, 'mailedTo'> | null> {
    const used = await this.collection.findOneAndDelete(validLink(token));
    if (used) await this.cancel(used.memberId);
    return used;
  }

  /** Voids every link of a member. */
  async cancel(memberId: string): Promise<void> {
    await this.collection.deleteMany({ memberId });
  }

  private get collection() {
    return this.databases.privateCollection<ResetDocument>('passwordResets');
  }
}

const validLink = (token: string) => ({ _id: hashToken(token), expiresAt: { $gt: new Date() } });
