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
import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { RateLimiterMongo, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Databases } from '../stores/databases.ts';
import { networksOf } from './address-key.ts';
import { MemoryCounter, SharedCounter } from './counters.ts';
import type { HennaRequest } from './request.ts';

interface Rule {
  /** How many points are allowed within so many seconds from the first on. */
  readonly points: number;
  readonly seconds: number;
  /**
   * - stored: in MongoDB at once, so that no guess is lost; without MongoDB there is no answer
   * - shared: in memory, and in MongoDB within a second; without MongoDB in memory alone
   * - local: in the memory of this service
   */
  readonly counted: 'stored' | 'shared' | 'local';
  /** Whom {@link RateLimited} counts: the networks of the address, or the session alone, which nobody else can use up. */
  readonly per?: 'session';
}

const minute = 60;
const day = 24 * 60 * minute;

/** How often each may be asked for, per network or whom the name says. */
const rules = {
  /** By devices on which the account was not signed in before. */
  signIn: { points: 20, seconds: minute, counted: 'stored' },
  /** Per account, from one network. */
  failedSignIn: { points: 10, seconds: minute, counted: 'stored' },
  /** Per account: beyond it only known devices may try. */
  failedSignInADay: { points: 100, seconds: day, counted: 'stored' },
  /** Per account, by all its known devices. */
  signInOnKnownDevices: { points: 30, seconds: minute, counted: 'stored' },
  failedSignInOfDevice: { points: 10, seconds: minute, counted: 'stored' },
  failedSignInOfDeviceADay: { points: 100, seconds: day, counted: 'stored' },
  signInElsewhere: { points: 20, seconds: minute, counted: 'stored' },
  /** Of the own password, per session. */
  failedConfirmation: { points: 10, seconds: minute, counted: 'stored' },
  failedConfirmationADay: { points: 100, seconds: day, counted: 'stored' },
  signUp: { points: 20, seconds: minute, counted: 'stored' },
  /** Per account, from one network. */
  signUpOfAccount: { points: 5, seconds: minute, counted: 'stored' },
  passwordReset: { points: 10, seconds: 15 * minute, counted: 'stored' },
  passwordResetOfAccount: { points: 3, seconds: 15 * minute, counted: 'stored' },
  wrongResetLink: { points: 20, seconds: minute, counted: 'stored' },
  wrongToken: { points: 20, seconds: minute, counted: 'stored' },
  write: { points: 600, seconds: minute, counted: 'shared' },
  writeOfAccount: { points: 120, seconds: minute, counted: 'shared' },
  writeOfToken: { points: 600, seconds: minute, counted: 'shared' },
  visit: { points: 60, seconds: minute, counted: 'shared' },
  report: { points: 30, seconds: minute, counted: 'shared' },
  export: { points: 20, seconds: minute, counted: 'shared', per: 'session' },
  /** In points of `readCost`: a list of all products 60 times, an ordinary read 1,200 times. */
  read: { points: 1_200, seconds: minute, counted: 'local' },
  search: { points: 300, seconds: minute, counted: 'local' },
  /** Of pictures as PNG that are not cached, each some tenths of a second of a core. */
  drawing: { points: 20, seconds: minute, counted: 'local' },
} as const satisfies Record<string, Rule>;
export type Limit = keyof typeof rules;

/**
 * Whom a request counts for: an address, which counts for its networks, or an account or token. A list begins with the
 * account that the rest belongs to.
 */
export type Who = string | readonly [owner: string, ...more: string[]];

const collectionName = 'rateLimits';
const limitKey = 'rateLimit';

/** Counts requests per limit and whoever makes them. What is stored names nobody: keys are keyed hashes. */
@Injectable()
export class RateLimiter implements OnModuleInit, OnApplicationShutdown {
  private readonly counters = new Map<string, RateLimiterAbstract>();

  /** @param secret hashes the stored keys */
  constructor(
    private readonly databases: Databases,
    private readonly secret: Buffer,
    private readonly on: boolean,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.on) return;
    await this.collection.createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
    await this.collection.createIndex({ key: 1 }, { unique: true });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.sharedCounters().map((counter) => counter.stop()));
  }

  /** Counts `points` more for somebody. Throws {@link TooManyRequestsError} beyond the limit. */
  async take(limit: Limit, who: Who, points = 1): Promise<void> {
    if (!this.on) return;
    // The narrowest network first: who is beyond its limit uses up nothing of its neighbours'.
    for (const { parts, factor } of countedFor(who))
      await refuseBeyond(this.counter(limit, factor).consume(this.keyOf(limit, parts), points));
  }

  /**
   * Counts one more under each while the work goes on, so that attempts at once count too. It stays counted when the work
   * ends with an {@link UnauthorizedError}. Throws {@link TooManyRequestsError} beyond a limit, and as the work does.
   */
  async countFailures<Result>(
    counts: readonly (readonly [limit: Limit, who: Who])[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    for (const [limit, who] of counts) await this.take(limit, who);
    let hasFailed = false;
    try {
      return await work();
    } catch (error) {
      hasFailed = error instanceof UnauthorizedError;
      throw error;
    } finally {
      if (!hasFailed) for (const [limit, who] of counts) await this.giveBack(limit, who);
    }
  }

  /** Deletes what is stored under an account: under the id of its member or its e-mail. */
  async forget(owner: string): Promise<void> {
    const first = `${this.hash(owner)}:`;
    await Promise.all(this.sharedCounters().map((counter) => counter.drop((key) => key.startsWith(first))));
    await this.collection.deleteMany({ key: { $gte: first, $lt: `${first}~` } });
  }

  private async giveBack(limit: Limit, who: Who) {
    if (!this.on) return;
    for (const { parts, factor } of countedFor(who)) await this.counter(limit, factor).reward(this.keyOf(limit, parts));
  }

  private counter(limit: Limit, factor: number): RateLimiterAbstract {
    const name = `${limit} ${factor}`;
    const counter = this.counters.get(name) ?? this.newCounter(rules[limit], factor);
    this.counters.set(name, counter);
    return counter;
  }

  private newCounter({ points, seconds, counted }: Rule, factor: number): RateLimiterAbstract {
    const options = { points: points * factor, duration: seconds, keyPrefix: '' };
    if (counted === 'local') return new MemoryCounter(options);
    const store = new RateLimiterMongo({
      ...options,
      storeClient: this.databases.client,
      dbName: privateDatabase,
      tableName: collectionName,
      disableIndexesCreation: true,
      // From the first refusal on, memory refuses: a flood does not reach the store.
      inMemoryBlockOnConsumed: options.points + 1,
    });
    return counted === 'stored' ? store : new SharedCounter(options, store);
  }

  private sharedCounters() {
    return [...this.counters.values()].filter((counter) => counter instanceof SharedCounter);
  }

  /** Begins with the owner, so that all that belongs to them is found. */
  private keyOf(limit: Limit, [owner, ...more]: readonly [string, ...string[]]) {
    return [this.hash(owner), limit, ...more.map((part) => this.hash(part))].join(':');
  }

  private hash(text: string) {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, 22);
  }

  private get collection() {
    return this.databases.privateCollection<{ key: string; points: number; expire: Date }>(collectionName);
  }
}

const countedFor = (who: Who): readonly { parts: readonly [string, ...string[]]; factor: number }[] =>
  typeof who !== 'string'
    ? [{ parts: who, factor: 1 }]
    : isIP(who)
      ? networksOf(who).map(({ name, factor }) => ({ parts: [name], factor }))
      : [{ parts: [who], factor: 1 }];

const refuseBeyond = async (counted: Promise<unknown>) => {
  try {
    await counted;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new TooManyRequestsError(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
  }
};

/** Holds a route to its limit; beyond it 429 with `Retry-After`. */
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
    await this.limiter.take(limit, per === 'session' && session.userId ? [session.userId, sessionID] : ip);
    return true;
  }
}

export const RateLimited = (limit: Limit): MethodDecorator =>
  applyDecorators(SetMetadata(limitKey, limit), UseGuards(RateLimitGuard));
