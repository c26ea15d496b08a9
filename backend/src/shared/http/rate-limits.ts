import { privateDatabase, TooManyRequestsError, UnauthorizedError } from '@henna/domain';
import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { RateLimiterMongo, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Databases } from '../stores/databases.ts';
import { networksOf } from './address-key.ts';
import { MemoryCounter, SharedCounter } from './rate-limit-counters.ts';
import type { HennaRequest } from './request.ts';
import { StoredCounts, type StoredCount } from './stored-counts.ts';

interface Rule {
  /** Points that may be consumed within `seconds` after the first. */
  readonly points: number;
  readonly seconds: number;
  /**
   * - stored: in MongoDB at once, so that no guess is lost; the request fails without MongoDB
   * - shared: in memory, and in MongoDB within a second once a process counts 2 % of the limit; in memory only without
   *   MongoDB
   * - local: in the memory of this process
   */
  readonly storage: 'stored' | 'shared' | 'local';
  /** {@link RateLimited} counts by the session instead of the networks of the address. */
  readonly per?: 'session';
}

const minute = 60;
const day = 24 * 60 * minute;

/** Limits per network, unless the name or comment says otherwise. */
const rules = {
  /** From unknown devices. */
  signIn: { points: 20, seconds: minute, storage: 'stored' },
  /** Per account, from one network. */
  failedSignIn: { points: 10, seconds: minute, storage: 'stored' },
  /** Per account, from all unknown devices. */
  failedSignInADay: { points: 100, seconds: day, storage: 'stored' },
  /** Per account, from all its known devices. */
  signInOnKnownDevices: { points: 30, seconds: minute, storage: 'stored' },
  failedSignInOfDevice: { points: 10, seconds: minute, storage: 'stored' },
  failedSignInOfDeviceADay: { points: 100, seconds: day, storage: 'stored' },
  signInElsewhere: { points: 20, seconds: minute, storage: 'stored' },
  /** Confirmations of the own password, per session. */
  failedConfirmation: { points: 10, seconds: minute, storage: 'stored' },
  failedConfirmationADay: { points: 100, seconds: day, storage: 'stored' },
  /** Wrong codes of a second factor, per account, from everywhere. */
  failedCodeADay: { points: 100, seconds: day, storage: 'stored' },
  signUp: { points: 20, seconds: minute, storage: 'stored' },
  /** Per account, from one network. */
  signUpOfAccount: { points: 5, seconds: minute, storage: 'stored' },
  passwordReset: { points: 10, seconds: 15 * minute, storage: 'stored' },
  passwordResetOfAccount: { points: 3, seconds: 15 * minute, storage: 'stored' },
  emailChange: { points: 10, seconds: 15 * minute, storage: 'stored' },
  /** Per account, and per address that is asked for. */
  emailChangeOfAccount: { points: 3, seconds: 15 * minute, storage: 'stored' },
  wrongLink: { points: 20, seconds: minute, storage: 'stored' },
  wrongToken: { points: 20, seconds: minute, storage: 'stored' },
  write: { points: 600, seconds: minute, storage: 'shared' },
  writeOfAccount: { points: 120, seconds: minute, storage: 'shared' },
  writeOfToken: { points: 600, seconds: minute, storage: 'shared' },
  visit: { points: 60, seconds: minute, storage: 'shared' },
  report: { points: 30, seconds: minute, storage: 'shared' },
  export: { points: 20, seconds: minute, storage: 'shared', per: 'session' },
  /** In points of `readCost`: 60 lists of all products, or 1,200 ordinary reads. */
  read: { points: 1_200, seconds: minute, storage: 'local' },
  search: { points: 300, seconds: minute, storage: 'local' },
  /** Renderings of uncached PNG pictures, each some tenths of a second of a core. */
  drawing: { points: 20, seconds: minute, storage: 'local' },
} as const satisfies Record<string, Rule>;
export type Limit = keyof typeof rules;

/**
 * Whose requests are counted: an address, which stands for its networks, an account or a token. The first item of a list is
 * the account that owns the counter.
 */
export type LimitSubject = string | readonly [owner: string, ...more: string[]];

const collectionName = 'rateLimits';
const limitKey = 'rateLimit';
const maxHashes = 20_000;

/** Rate limits by limit and subject. Stored keys are keyed hashes, which identify nobody. */
@Injectable()
export class RateLimiter implements OnModuleInit, OnApplicationShutdown {
  private readonly counters = new Map<string, RateLimiterAbstract>();
  private readonly hashes = new LRUCache<string, string>({ max: maxHashes });

  /** @param secret key of the hashes */
  constructor(
    private readonly databases: Databases,
    private readonly secret: Buffer,
    private readonly enabled: boolean,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.enabled) return;
    await this.collection.createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
    await this.collection.createIndex({ key: 1 }, { unique: true });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.sharedCounters().map((counter) => counter.stop()));
  }

  /** Throws {@link TooManyRequestsError} beyond the limit. */
  async consume(limit: Limit, subject: LimitSubject, points = 1): Promise<void> {
    if (!this.enabled) return;
    // The narrowest network first: beyond its limit it does not consume points of the wider ones.
    for (const { parts, factor } of keysOf(subject))
      await rejectBeyond(this.counter(limit, factor).consume(this.keyOf(limit, parts), points));
  }

  /**
   * Consumes a point of each limit before the work, so that concurrent attempts count too, and returns it afterwards unless
   * the work throws {@link UnauthorizedError}. Throws {@link TooManyRequestsError} beyond a limit, and as the work does.
   */
  async countFailures<Result>(
    counts: readonly (readonly [limit: Limit, who: LimitSubject])[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    for (const [limit, subject] of counts) await this.consume(limit, subject);
    let hasFailed = false;
    try {
      return await work();
    } catch (error) {
      hasFailed = error instanceof UnauthorizedError;
      throw error;
    } finally {
      if (!hasFailed) for (const [limit, subject] of counts) await this.reward(limit, subject);
    }
  }

  /** Deletes the counters of an account, by the id of its member or its e-mail. */
  async deleteOwner(owner: string): Promise<void> {
    this.hashes.delete(owner);
    const first = `${this.hash(owner)}:`;
    await Promise.all(this.sharedCounters().map((counter) => counter.drop((key) => key.startsWith(first))));
    await this.collection.deleteMany({ key: { $gte: first, $lt: `${first}~` } });
  }

  private async reward(limit: Limit, subject: LimitSubject) {
    if (!this.enabled) return;
    for (const { parts, factor } of keysOf(subject)) await this.counter(limit, factor).reward(this.keyOf(limit, parts));
  }

  private counter(limit: Limit, factor: number): RateLimiterAbstract {
    const name = `${limit} ${factor}`;
    const counter = this.counters.get(name) ?? this.newCounter(rules[limit], factor);
    this.counters.set(name, counter);
    return counter;
  }

  private newCounter({ points, seconds, storage: consumption }: Rule, factor: number): RateLimiterAbstract {
    const options = { points: points * factor, duration: seconds, keyPrefix: '' };
    if (consumption === 'local') return new MemoryCounter(options);
    if (consumption === 'shared')
      // What a crash may lose of these counts needs no wait for the disk.
      return new SharedCounter(
        options,
        new StoredCounts(this.databases.client.db(privateDatabase).collection(collectionName), seconds * 1_000),
      );
    return new RateLimiterMongo({
      ...options,
      storeClient: this.databases.client,
      dbName: privateDatabase,
      tableName: collectionName,
      disableIndexesCreation: true,
      // After the first rejection the memory rejects, so that a flood does not reach the store.
      inMemoryBlockOnConsumed: options.points + 1,
    });
  }

  private sharedCounters() {
    return [...this.counters.values()].filter((counter) => counter instanceof SharedCounter);
  }

  /** The owner comes first, so that all counters of an owner have a common prefix. */
  private keyOf(limit: Limit, [owner, ...more]: readonly [string, ...string[]]) {
    // Subjects of stored limits may be e-mails, which no cache should hold.
    const hash = rules[limit].storage === 'stored' ? this.hash.bind(this) : this.cachedHash;
    return [hash(owner), limit, ...more.map(hash)].join(':');
  }

  private readonly cachedHash = (text: string) => {
    const cached = this.hashes.get(text);
    if (cached !== undefined) return cached;
    const hash = this.hash(text);
    this.hashes.set(text, hash);
    return hash;
  };

  private hash(text: string) {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, 22);
  }

  private get collection() {
    return this.databases.privateCollection<StoredCount>(collectionName);
  }
}

const keysOf = (subject: LimitSubject): readonly { parts: readonly [string, ...string[]]; factor: number }[] =>
  typeof subject !== 'string'
    ? [{ parts: subject, factor: 1 }]
    : isIP(subject)
      ? networksOf(subject).map(({ name, factor }) => ({ parts: [name], factor }))
      : [{ parts: [subject], factor: 1 }];

const rejectBeyond = async (consumption: Promise<unknown>) => {
  try {
    await consumption;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new TooManyRequestsError(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
  }
};

@Injectable()
class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit>(limitKey, context.getHandler());
    const { ip = 'unknown', session, sessionID } = context.switchToHttp().getRequest<HennaRequest>();
    const { per }: Rule = rules[limit];
    await this.limiter.consume(limit, per === 'session' && session.userId ? [session.userId, sessionID] : ip);
    return true;
  }
}

export const RateLimited = (limit: Limit): MethodDecorator =>
  applyDecorators(SetMetadata(limitKey, limit), UseGuards(RateLimitGuard));
