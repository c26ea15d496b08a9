import { privateDatabase } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import MongoStore from 'connect-mongo';
import { Store, type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { Databases } from '../../shared/stores/databases.ts';

const dayMs = 24 * 60 * 60_000;
/** Absolute lifetime of a session, from the sign-in. */
export const lifetimeMs = 30 * dayMs;
/** An unused session ends after this time. */
const idleMs = 7 * dayMs;
/** `lastModified` is written at most this often. */
const touchIntervalSeconds = 5 * 60;
/** For this long other processes may still accept a session that has been ended. */
const cacheMs = 2_000;
const maxCached = 5_000;

export interface SessionDocument {
  /** {@link sessionId} of the cookie's secret: no credential. */
  readonly _id: string;
  readonly session: SessionData;
  readonly lastModified: Date;
  readonly expires: Date;
}

/** SHA-256 of the cookie's secret, base64url: identifies a session without granting access. */
export const sessionId = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

type Done = (error?: unknown) => void;
/** The store adds `lastModified` to the sessions that it reads. */
type ReadSession = SessionData & { readonly lastModified?: Date };

/** All times in ms since 1970. */
const endTime = (startedAt: number, lastSeen: number) => Math.min(startedAt + lifetimeMs, lastSeen + idleMs);

const hasEnded = ({ startedAt = 0, lastModified }: ReadSession) =>
  Date.now() >= endTime(startedAt, lastModified?.getTime() ?? 0);

/** The store deletes a session at its expiry. The cookie itself lasts for the whole lifetime. */
const withExpiry = (session: SessionData): SessionData => {
  const expires = new Date(endTime(session.startedAt, Date.now()));
  const { originalMaxAge, httpOnly, sameSite, secure, path } = session.cookie;
  return { ...session, cookie: { originalMaxAge, httpOnly, sameSite, secure, path, expires } };
};

/** Sessions in the private database, cached for a moment. */
@Injectable()
export class SessionStore extends Store implements OnModuleInit {
  private stored!: MongoStore;
  private readonly cache = new LRUCache<string, ReadSession>({ max: maxCached, ttl: cacheMs, perf: Date });
  private changes = 0;

  constructor(private readonly databases: Databases) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ 'session.userId': 1 });
    this.stored = MongoStore.create({
      client: this.databases.client,
      dbName: privateDatabase,
      collectionName: 'sessions',
      ttl: lifetimeMs / 1_000,
      touchAfter: touchIntervalSeconds,
      stringify: false,
      transformId: sessionId,
    });
  }

  override get(secret: string, done: (error: unknown, session?: SessionData | null) => void): void {
    const id = sessionId(secret);
    const cached = this.cache.get(id);
    if (cached) return done(null, structuredClone(cached));
    const before = this.changes;
    void this.stored.get(secret, (error: unknown, session?: ReadSession | null) => {
      if (session && hasEnded(session)) return this.destroy(secret, () => done(null, null));
      // What was read before a change must not be cached after it.
      if (session && before === this.changes) this.cache.set(id, structuredClone(session));
      done(error, session);
    });
  }

  override set(secret: string, session: SessionData, done?: Done): void {
    this.stored.set(secret, withExpiry(session), this.invalidating(sessionId(secret), done));
  }

  override destroy(secret: string, done?: Done): void {
    this.stored.destroy(secret, this.invalidating(sessionId(secret), done));
  }

  override touch(secret: string, session: SessionData, done?: () => void): void {
    // Touching a session that has been ended meanwhile fails.
    this.stored.touch(secret, withExpiry(session), () => done?.());
  }

  /** Sorted by last use, the latest first. */
  async byMember(userId: string): Promise<SessionDocument[]> {
    const now = Date.now();
    const filter = {
      'session.userId': userId,
      'session.startedAt': { $gt: now - lifetimeMs },
      lastModified: { $gt: new Date(now - idleMs) },
    };
    return this.collection.find(filter).sort({ lastModified: -1 }).toArray();
  }

  /** Ends all sessions of a member, `only` one, or all `except` one. Resolves to their number. */
  async end(userId: string, which: { only?: string; except?: string } = {}): Promise<number> {
    const id = {
      ...(which.only !== undefined && { $eq: which.only }),
      ...(which.except !== undefined && { $ne: which.except }),
    };
    const filter = { 'session.userId': userId, ...(Object.keys(id).length > 0 && { _id: id }) };
    const { deletedCount } = await this.collection.deleteMany(filter);
    this.changes++;
    this.cache.clear();
    return deletedCount;
  }

  private invalidating(id: string, done?: Done): Done {
    const forget = () => {
      this.changes++;
      this.cache.delete(id);
    };
    forget();
    return (error) => {
      forget();
      done?.(error);
    };
  }

  private get collection() {
    return this.databases.privateCollection<SessionDocument>('sessions');
  }
}
