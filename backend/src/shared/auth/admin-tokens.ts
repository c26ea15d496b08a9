import { ConflictError, type AdminTokenDocument, type TokenSource } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { MongoServerError } from 'mongodb';
import { timingSafeEqual } from 'node:crypto';
import { hashToken, type AdminToken } from '../../settings.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { Databases } from '../stores/databases.ts';

/** A token as it is listed: never the token itself. */
export interface ListedToken extends AdminToken {
  readonly source: TokenSource | 'environment';
  readonly createdAt: Date | null;
  readonly createdBy: string | null;
  /** `null`: it does not expire. */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** Collection `adminTokenUses`. */
interface UseDocument {
  /** Hash of the token. */
  readonly _id: string;
  readonly lastUsedAt: Date;
}

type StoredToken = AdminToken & { readonly expiresAt: Date | null };

const maxTokenLength = 512;
/** With the time of a request this is less than the half second after which a revocation takes effect everywhere. */
const cacheMs = 400;
const useIntervalMs = 60_000;
const maxUses = 1_000;
const maxListed = 5_000;
const dayMs = 24 * 60 * 60_000;
const validMs = 90 * dayMs;
const duplicateKey = 11_000;

const isExpired = ({ expiresAt }: StoredToken) => expiresAt !== null && expiresAt.getTime() <= Date.now();

/** Admin tokens: those of the settings, which are always valid, and those of the private database until they end. */
@Injectable()
export class AdminTokens {
  private stored: readonly StoredToken[] = [];
  private readAt = Number.NEGATIVE_INFINITY;
  private logged: ReadonlySet<string> = new Set();
  /** When this process wrote the last use of a token, by hash. */
  private readonly writtenUses = new LRUCache<string, number>({ max: maxUses });

  constructor(
    private readonly databases: Databases,
    private readonly configured: readonly AdminToken[],
    private readonly log: SecurityLog,
  ) {}

  /** Compares all hashes of a list in constant time, even after a match. */
  async holderOf(token: string): Promise<AdminToken | undefined> {
    if (token.length === 0 || token.length > maxTokenLength) return undefined;
    const hash = Buffer.from(hashToken(token), 'hex');
    const matching = <Token extends AdminToken>(tokens: readonly Token[]) =>
      tokens.filter((each) => timingSafeEqual(Buffer.from(each.hash, 'hex'), hash))[0];
    const holder = matching(this.configured) ?? (await this.storedHolder(matching));
    if (holder) this.noteUse(holder.hash);
    return holder;
  }

  private async storedHolder(matching: (tokens: readonly StoredToken[]) => StoredToken | undefined) {
    // A token that was created a moment ago must work at once.
    const holder = matching(await this.storedTokens(cacheMs)) ?? matching(await this.storedTokens(0));
    return holder && !isExpired(holder) ? holder : undefined;
  }

  /** Every token there is or was, those of the settings first, then the latest first. */
  async list(): Promise<ListedToken[]> {
    const [documents, uses] = await Promise.all([
      this.collection.find().sort({ createdAt: -1, _id: 1 }).limit(maxListed).toArray(),
      this.uses.find().toArray(),
    ]);
    const used = new Map(uses.map(({ _id, lastUsedAt }) => [_id, lastUsedAt]));
    const lastUsedAt = (hash: string) => used.get(hash) ?? null;
    return [
      ...this.configured.map((token): ListedToken => ({
        ...token,
        source: 'environment',
        createdAt: null,
        createdBy: null,
        expiresAt: null,
        revokedAt: null,
        lastUsedAt: lastUsedAt(token.hash),
      })),
      ...documents.map(({ _id: name, role, hash, source, createdAt, createdBy, expiresAt, revokedAt }) => ({
        name,
        role,
        hash,
        source: source ?? 'command',
        createdAt: createdAt ?? null,
        createdBy: createdBy ?? null,
        expiresAt: expiresAt ?? null,
        revokedAt: revokedAt ?? null,
        lastUsedAt: lastUsedAt(hash),
      })),
    ];
  }

  /**
   * Makes a token valid that the log holds; again, with another hash, where the command is repeated. Throws a 409 where it
   * has been revoked meanwhile.
   */
  async store({ _id, ...token }: AdminTokenDocument): Promise<void> {
    try {
      await this.collection.updateOne({ _id, revokedAt: { $exists: false } }, { $set: token }, { upsert: true });
    } catch (error) {
      if (error instanceof MongoServerError && error.code === duplicateKey)
        throw new ConflictError('TOKEN_NAME_USED', { name: _id });
      throw error;
    } finally {
      this.readAt = Number.NEGATIVE_INFINITY;
    }
  }

  /** Ends tokens, in every service within half a second. Those that have ended stay as they are. */
  async revoke(names: readonly string[], revokedAt: Date): Promise<void> {
    const filter = { _id: { $in: [...names] }, revokedAt: { $exists: false } };
    await this.collection.updateMany(filter, { $set: { revokedAt } });
    this.readAt = Number.NEGATIVE_INFINITY;
  }

  /** The stored tokens that have not been revoked. The age is counted from the start of the read. */
  private async storedTokens(maxAgeMs: number) {
    const now = performance.now();
    if (now - this.readAt < maxAgeMs) return this.stored;
    const documents = await this.collection.find({ revokedAt: { $exists: false } }).toArray();
    if (documents.some(({ expiresAt }) => expiresAt === undefined)) await this.setExpiry();
    this.stored = documents.map(({ _id, role, hash, expiresAt = this.defaultExpiry() }) => ({
      name: _id,
      role,
      hash,
      expiresAt,
    }));
    this.readAt = now;
    this.logNew();
    return this.stored;
  }

  /** Tokens without an expiry, from former versions, get the default. */
  private async setExpiry() {
    await this.collection.updateMany({ expiresAt: { $exists: false } }, { $set: { expiresAt: this.defaultExpiry() } });
  }

  private readonly defaultExpiry = () => new Date(Date.now() + validMs);

  /** At most once a minute; who uses a token does not wait for it. */
  private noteUse(_id: string) {
    const now = Date.now();
    if (now - (this.writtenUses.get(_id) ?? 0) < useIntervalMs) return;
    this.writtenUses.set(_id, now);
    const written = this.uses.updateOne({ _id }, { $set: { lastUsedAt: new Date(now) } }, { upsert: true });
    void written.catch(() => this.writtenUses.delete(_id));
  }

  /** Other programs create tokens as well; the service logs each when it reads it first. */
  private logNew() {
    for (const { name, role, hash, expiresAt } of this.stored)
      if (!this.logged.has(hash))
        this.log.write({ event: 'admin token in use', outcome: 'done', token: name, role, expiresAt });
    this.logged = new Set(this.stored.map(({ hash }) => hash));
  }

  private get collection() {
    return this.databases.privateCollection<AdminTokenDocument>('adminTokens');
  }

  private get uses() {
    return this.databases.privateCollection<UseDocument>('adminTokenUses');
  }
}
