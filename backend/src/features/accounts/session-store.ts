import { privateDatabase } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import MongoStore from 'connect-mongo';
import { Store, type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { Databases } from '../../shared/stores/databases.ts';

const dayMs = 24 * 60 * 60_000;
/** A session ends this long after sign-in, however much it is used. */
export const lifetimeMs = 30 * dayMs;
/** A session that was not used for this long has ended. */
const idleMs = 7 * dayMs;
/** When somebody was last seen is written at most this often. */
const touchedAfterSeconds = 5 * 60;
/** For so long an ended session may still be taken for a standing one, in other processes than the one that ended it. */
const rememberedMs = 2_000;
const remembered = 5_000;

/** A session as `henna_private` keeps it. */
export interface SessionDocument {
  /** {@link sessionId} of what the cookie holds: it opens nothing. */
  readonly _id: string;
  readonly session: SessionData;
  readonly lastModified: Date;
  readonly expires: Date;
}

/** Names a session without opening it: SHA-256 of the cookie's secret, base64url. */
export const sessionId = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

type Done = (error?: unknown) => void;
/** `lastModified` is what the store adds to a session that it reads. */
type ReadSession = SessionData & { readonly lastModified?: Date };

/** When a session ends that is not used after `lastSeen`; all are ms since 1970. */
const endOf = (startedAt: number, lastSeen: number) => Math.min(startedAt + lifetimeMs, lastSeen + idleMs);

const hasEnded = ({ startedAt = 0, lastModified }: ReadSession) =>
  Date.now() >= endOf(startedAt, lastModified?.getTime() ?? 0);

/** The session for the store, which deletes it once it has ended. The cookie itself lasts for the longest lifetime. */
const endingInTime = (session: SessionData): SessionData => {
  const expires = new Date(endOf(session.startedAt, Date.now()));
  const { originalMaxAge, httpOnly, sameSite, secure, path } = session.cookie;
  return { ...session, cookie: { originalMaxAge, httpOnly, sameSite, secure, path, expires } };
};

/** The sessions in `henna_private`; one that was just read is remembered for a moment. */
@Injectable()
export class SessionStore extends Store implements OnModuleInit {
  private stored!: MongoStore;
  private readonly recent = new LRUCache<string, ReadSession>({ max: remembered, ttl: rememberedMs, perf: Date });
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
      touchAfter: touchedAfterSeconds,
      stringify: false,
      transformId: sessionId,
    });
  }

  override get(secret: string, done: (error: unknown, session?: SessionData | null) => void): void {
    const id = sessionId(secret);
    const known = this.recent.get(id);
    if (known) return done(null, structuredClone(known));
    const before = this.changes;
    void this.stored.get(secret, (error: unknown, session?: ReadSession | null) => {
      if (session && hasEnded(session)) return this.destroy(secret, () => done(null, null));
      // What was read before a change is not remembered after it.
      if (session && before === this.changes) this.recent.set(id, structuredClone(session));
      done(error, session);
    });
  }

  override set(secret: string, session: SessionData, done?: Done): void {
    this.stored.set(secret, endingInTime(session), this.forgetting(sessionId(secret), done));
  }

  override destroy(secret: string, done?: Done): void {
    this.stored.destroy(secret, this.forgetting(sessionId(secret), done));
  }

  override touch(secret: string, session: SessionData, done?: () => void): void {
    // A session that has ended meanwhile has nothing to touch.
    this.stored.touch(secret, endingInTime(session), () => done?.());
  }

  /** A member's sessions, the one seen last first. */
  async ofMember(userId: string): Promise<SessionDocument[]> {
    const now = Date.now();
    const filter = {
      'session.userId': userId,
      'session.startedAt': { $gt: now - lifetimeMs },
      lastModified: { $gt: new Date(now - idleMs) },
    };
    return this.collection.find(filter).sort({ lastModified: -1 }).toArray();
  }

  /** Ends sessions of a member: all, those named by `only`, or all but `except`. Answers how many. */
  async end(userId: string, which: { only?: string; except?: string } = {}): Promise<number> {
    const id = {
      ...(which.only !== undefined && { $eq: which.only }),
      ...(which.except !== undefined && { $ne: which.except }),
    };
    const filter = { 'session.userId': userId, ...(Object.keys(id).length > 0 && { _id: id }) };
    const { deletedCount } = await this.collection.deleteMany(filter);
    this.changes++;
    this.recent.clear();
    return deletedCount;
  }

  private forgetting(id: string, done?: Done): Done {
    const forget = () => {
      this.changes++;
      this.recent.delete(id);
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
