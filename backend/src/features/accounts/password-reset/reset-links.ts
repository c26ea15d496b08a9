import type { ResetLink } from '@henna/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { hashToken, type Settings } from '../../../settings.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { SETTINGS } from '../../../tokens.ts';

interface ResetDocument {
  /** SHA-256 of the token, hex: what is stored opens nothing. */
  readonly _id: string;
  readonly memberId: string;
  /** The emailKey that the link was mailed to; absent when it was handed to an administrator. */
  readonly mailedTo?: string;
  readonly expiresAt: Date;
}

const validMs = 30 * 60_000;

/** Links that set a new password: each once, within half an hour. */
@Injectable()
export class ResetLinks implements OnModuleInit {
  constructor(
    private readonly databases: Databases,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  }

  /** @param mailedTo the emailKey that the link goes to by mail, and to nobody else */
  async make(memberId: string, mailedTo?: string): Promise<ResetLink> {
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

  /** Whose password a token may set; `undefined` when it is none, was used or has expired. */
  async memberOf(token: string): Promise<string | undefined> {
    return (await this.collection.findOne(valid(token)))?.memberId;
  }

  /** Uses a token up, and with it every other link of the member. Of several calls at once one is answered the link. */
  async use(token: string): Promise<Pick<ResetDocument, 'mailedTo'> | null> {
    const used = await this.collection.findOneAndDelete(valid(token));
    if (used) await this.cancel(used.memberId);
    return used;
  }

  /** Ends every link of a member. */
  async cancel(memberId: string): Promise<void> {
    await this.collection.deleteMany({ memberId });
  }

  private get collection() {
    return this.databases.privateCollection<ResetDocument>('passwordResets');
  }
}

const valid = (token: string) => ({ _id: hashToken(token), expiresAt: { $gt: new Date() } });
