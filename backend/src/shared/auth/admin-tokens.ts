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

const maxTokenLength = 512;
const cacheMs = 2_000;
const validMs = 90 * 24 * 60 * 60_000;

/** Admin tokens: those of the settings or, if there are none, the unexpired ones of the private database. */
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

  /** Compares all hashes in constant time, even after a match. */
  async holderOf(token: string): Promise<AdminToken | undefined> {
    if (token.length === 0 || token.length > maxTokenLength) return undefined;
    const hash = Buffer.from(hashToken(token), 'hex');
    const matching = <Token extends AdminToken>(tokens: readonly Token[]) =>
      tokens.filter((each) => timingSafeEqual(Buffer.from(each.hash, 'hex'), hash))[0];
    if (this.configured.length > 0) return matching(this.configured);
    // A token that was created a moment ago must work at once.
    const holder = matching(await this.storedTokens(cacheMs)) ?? matching(await this.storedTokens(0));
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

  /** Tokens without an expiry, from former versions, get the default. */
  private async setExpiry() {
    await this.collection.updateMany({ expiresAt: { $exists: false } }, { $set: { expiresAt: this.defaultExpiry() } });
  }

  private readonly defaultExpiry = () => new Date(Date.now() + validMs);

  /** A separate program creates tokens; the service logs each when it reads it first. */
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
