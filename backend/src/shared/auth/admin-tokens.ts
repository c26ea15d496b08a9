import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { hashToken, type AdminToken } from '../../settings.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { Databases } from '../stores/databases.ts';

interface AdminTokenDocument {
  /** The token's name. */
  readonly _id: string;
  readonly role: AdminToken['role'];
  readonly hash: string;
  readonly expiresAt?: Date;
}

type StoredToken = AdminToken & { readonly expiresAt: Date };

const longestToken = 512;
const rereadAfterMs = 2_000;
const validMs = 90 * 24 * 60 * 60_000;

/** The named tokens: those of the settings or, with none set, those of the private database that have not expired. */
@Injectable()
export class AdminTokens {
  private stored: readonly StoredToken[] = [];
  private readAt = 0;
  private readonly logged = new Set<string>();

  constructor(
    private readonly databases: Databases,
    private readonly configured: readonly AdminToken[],
    private readonly log: SecurityLog,
  ) {}

  /** Whose token it is. Every known hash is compared in constant time, whether or not one matched already. */
  async holderOf(token: string): Promise<AdminToken | undefined> {
    if (token.length === 0 || token.length > longestToken) return undefined;
    const hash = Buffer.from(hashToken(token), 'hex');
    const among = <Token extends AdminToken>(known: readonly Token[]) =>
      known.filter((each) => timingSafeEqual(Buffer.from(each.hash, 'hex'), hash))[0];
    if (this.configured.length > 0) return among(this.configured);
    // One that was made a moment ago is known at once.
    const holder = among(await this.storedTokens(rereadAfterMs)) ?? among(await this.storedTokens(0));
    return holder && holder.expiresAt.getTime() > Date.now() ? holder : undefined;
  }

  private async storedTokens(maxAgeMs: number) {
    if (Date.now() - this.readAt < maxAgeMs) return this.stored;
    const documents = await this.collection.find().toArray();
    if (documents.some(({ expiresAt }) => !expiresAt)) await this.setExpiry();
    this.stored = documents.map(({ _id, role, hash, expiresAt = this.defaultExpiry() }) => ({
      name: _id,
      role,
      hash,
      expiresAt,
    }));
    this.readAt = Date.now();
    this.logNew();
    return this.stored;
  }

  /** Tokens from a time when none expired are valid as long as one made now. */
  private async setExpiry() {
    await this.collection.updateMany({ expiresAt: { $exists: false } }, { $set: { expiresAt: this.defaultExpiry() } });
  }

  private readonly defaultExpiry = () => new Date(Date.now() + validMs);

  /** Tokens are made by a program of its own; the service logs each once when it first meets it. */
  private logNew() {
    for (const { name, role, hash, expiresAt } of this.stored) {
      if (this.logged.has(hash)) continue;
      this.logged.add(hash);
      this.log.write({ event: 'admin token in use', outcome: 'done', token: name, role, expiresAt });
    }
  }

  private get collection() {
    return this.databases.privateCollection<AdminTokenDocument>('adminTokens');
  }
}
