import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Store, type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { processCounts } from '../../shared/metrics/process-counts.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { SessionChanges, type SessionChangesDocument } from './session-changes.ts';

const dayMs = 24 * 60 * 60_000;
/** Absolute lifetime of a session, from the sign-in. */
export const lifetimeMs = 30 * dayMs;
/** An unused session ends after this time. */
const idleMs = 7 * dayMs;
/** `lastModified` is written at most this often. */
const touchIntervalMs = 5 * 60_000;
/** Bounds what a process would miss that ended between a change and its publication. */
const cacheMs = 60_000;
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
/** As the store reads it. `lastModified` is when the stored session was last written. */
type ReadSession = SessionData & { readonly lastModified?: Date };

const ignored = () => undefined;
const counts = processCounts.caches.sessions;

/** All times in ms since 1970. */
const endTime = (startedAt: number, lastSeen: number) => Math.min(startedAt + lifetimeMs, lastSeen + idleMs);

const hasEnded = ({ startedAt = 0, lastModified }: ReadSession) =>
  Date.now() >= endTime(startedAt, lastModified?.getTime() ?? 0);

const wasTouchedLately = ({ lastModified }: ReadSession) =>
  lastModified !== undefined && Date.now() - lastModified.getTime() < touchIntervalMs;

/** The store deletes a session at its expiry. The cookie itself lasts for the whole lifetime. */
const withExpiry = (session: SessionData) => {
  const expires = new Date(endTime(session.startedAt, Date.now()));
  const { originalMaxAge, httpOnly, sameSite, secure, path } = session.cookie;
  return { ...session, cookie: { originalMaxAge, httpOnly, sameSite, secure, path, expires } };
};

/** Requests change their session, but nothing deeper in it than the cookie. */
const copyOf = (session: ReadSession): ReadSession => ({ ...session, cookie: { ...session.cookie } });

/**
 * Sessions in the private database. They are cached as long as this process knows that none has been changed or ended by
 * another, which therefore takes effect within half a second.
 */
@Injectable()
export class SessionStore extends Store implements OnModuleInit {
  private readonly cache = new LRUCache<string, ReadSession>({ max: maxCached, ttl: cacheMs, perf: Date });
  private readonly published: SessionChanges;
  private changes = 0;

  constructor(private readonly databases: Databases) {
    super();
    const collection = () => databases.privateCollection<SessionChangesDocument>('sessionChanges');
    this.published = new SessionChanges(collection, () => this.forgetAll());
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ 'session.userId': 1 });
    await this.collection.createIndex({ expires: 1 }, { expireAfterSeconds: 0 });
  }

  /** A copy of the session, if it is known without a read, and needs no write. Changes of the copy are lost. */
  cached(secret: string): ReadSession | undefined {
    const session = this.published.isConfirmed() ? this.cache.get(sessionId(secret)) : undefined;
    if (!session || hasEnded(session) || !wasTouchedLately(session)) return undefined;
    counts.hits++;
    return copyOf(session);
  }

  override get(secret: string, done: (error: unknown, session?: SessionData | null) => void): void {
    const id = sessionId(secret);
    const isConfirmed = this.published.isConfirmed();
    const cached = isConfirmed ? this.cache.get(id) : undefined;
    const isCurrent = cached && !hasEnded(cached);
    counts[isCurrent ? 'hits' : 'misses']++;
    if (isCurrent) return done(null, copyOf(cached));
    this.read(id).then(
      (session) => done(null, session),
      (error: unknown) => done(error),
    );
  }

  override set(secret: string, session: SessionData, done?: Done): void {
    const id = sessionId(secret);
    const { lastModified: _lastModified, ...stored }: ReadSession = withExpiry(session);
    const document = { session: stored, expires: stored.cookie.expires!, lastModified: new Date() };
    const write = async () => {
      const { matchedCount } = await this.collection.updateOne({ _id: id }, { $set: document }, { upsert: true });
      return matchedCount > 0;
    };
    void this.change(id, write).then(() => done?.(), done ?? ignored);
  }

  override destroy(secret: string, done?: Done): void {
    const id = sessionId(secret);
    void this.change(id, () => this.delete(id)).then(() => done?.(), done ?? ignored);
  }

  override touch(secret: string, session: SessionData, done?: () => void): void {
    if (wasTouchedLately(session)) return done?.();
    const id = sessionId(secret);
    const { expires } = withExpiry(session).cookie;
    const touched = this.collection.updateOne({ _id: id }, { $set: { expires, lastModified: new Date() } });
    // The session is used all the same when its last use cannot be stored.
    void touched.then(
      () => {
        this.cache.delete(id);
        done?.();
      },
      () => done?.(),
    );
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
    this.forgetAll();
    if (deletedCount > 0) await this.published.publish();
    return deletedCount;
  }

  private async read(id: string): Promise<ReadSession | null> {
    const before = this.changes;
    const document = await this.collection.findOne({ _id: id, expires: { $gt: new Date() } });
    if (!document) return null;
    const read = { ...document.session, lastModified: document.lastModified };
    if (hasEnded(read)) {
      await this.delete(id);
      return null;
    }
    // What was read before a change must not be cached after it.
    if (before === this.changes) this.cache.set(id, copyOf(read));
    return read;
  }

  private async delete(id: string) {
    return (await this.collection.deleteOne({ _id: id })).deletedCount > 0;
  }

  /** @param write resolves to whether it changed a session that another process may have cached */
  private async change(id: string, write: () => Promise<boolean>) {
    this.forget(id);
    try {
      if (await write()) await this.published.publish();
    } finally {
      this.forget(id);
    }
  }

  private forget(id: string) {
    this.changes++;
    this.cache.delete(id);
  }

  private forgetAll() {
    this.changes++;
    this.cache.clear();
  }

  private get collection() {
    return this.databases.privateCollection<SessionDocument>('sessions');
  }
}
