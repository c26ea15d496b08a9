import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { hashToken, type AdminToken } from '../../settings.ts';
import { Databases } from '../stores/databases.ts';

interface AdminTokenDocument {
  /** The token's name. */
  readonly _id: string;
  readonly role: AdminToken['role'];
  readonly hash: string;
}

const longestToken = 512;
const rereadAfterMs = 2_000;

/** The named tokens: those of the settings or, with none set, those kept in the private database. */
@Injectable()
export class AdminTokens {
  private stored: readonly AdminToken[] = [];
  private readAt = 0;

  constructor(
    private readonly databases: Databases,
    private readonly configured: readonly AdminToken[],
  ) {}

  /** Whose token it is. Every known hash is compared in constant time, whether or not one matched already. */
  async holderOf(token: string): Promise<AdminToken | undefined> {
    if (token.length === 0 || token.length > longestToken) return undefined;
    const hash = Buffer.from(hashToken(token), 'hex');
    const among = (known: readonly AdminToken[]) =>
      known.filter((each) => timingSafeEqual(Buffer.from(each.hash, 'hex'), hash))[0];
    if (this.configured.length > 0) return among(this.configured);
    // One that was made a moment ago is known at once.
    return among(await this.storedTokens(rereadAfterMs)) ?? among(await this.storedTokens(0));
  }

  private async storedTokens(keptMs: number) {
    if (Date.now() - this.readAt < keptMs) return this.stored;
    const documents = await this.databases.privateCollection<AdminTokenDocument>('adminTokens').find().toArray();
    this.stored = documents.map(({ _id, role, hash }) => ({ name: _id, role, hash }));
    this.readAt = Date.now();
    return this.stored;
  }
}
