import type { ResetLink } from '@henna/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { hashToken, type Settings } from '../../../settings.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { SETTINGS } from '../../../tokens.ts';

interface ResetDocument {
  /** SHA-256 of the token, hex: what is stored opens nothing. */
  readonly _id: string;
  readonly memberId: string;
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

  async make(memberId: string): Promise<ResetLink> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + validMs);
    await this.collection.insertOne({ _id: hashToken(token), memberId, expiresAt });
    const url = new URL('/reset-password', this.settings.publicUrl);
    url.searchParams.set('token', token);
    return { url: url.href, expiresAt: expiresAt.toISOString() };
  }

  /** Whose password a token may set; `undefined` when it is none, was used or has expired. */
  async memberOf(token: string): Promise<string | undefined> {
    return (await this.collection.findOne(valid(token)))?.memberId;
  }

  /** Uses a token up, and with it every other link of the member. Of several calls at once one answers true. */
  async use(token: string): Promise<boolean> {
    const used = await this.collection.findOneAndDelete(valid(token));
    if (!used) return false;
    await this.cancel(used.memberId);
    return true;
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
