import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { hashToken, type Settings } from '../../settings.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { SETTINGS } from '../../tokens.ts';
import type { ResetLinkResponse } from './accounts.responses.ts';

interface ResetDocument {
  /** SHA-256 of the token, hex: the stored value is no credential. */
  readonly _id: string;
  readonly memberId: string;
  /** The emailKey that the link was mailed to; absent when it was handed to an administrator. */
  readonly mailedTo?: string;
  readonly expiresAt: Date;
}

const validMs = 30 * 60_000;

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
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + validMs);
    await this.collection.insertOne({
      _id: hashToken(token),
      memberId,
      ...(mailedTo !== undefined && { mailedTo }),
      expiresAt,
    });
    const url = new URL('/reset-password', this.settings.publicUrl);
    url.searchParams.set('token', token);
    return { url: url.href, expiresAt: expiresAt.toISOString() };
  }

  /** `undefined` if the token is unknown, consumed or expired. */
  async memberOf(token: string): Promise<string | undefined> {
    return (await this.collection.findOne(validLink(token)))?.memberId;
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
