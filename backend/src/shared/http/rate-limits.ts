import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { privateDatabase } from '@henna/contracts';
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
import { RateLimiterMongo, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '../errors.ts';
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
}

const minute = 60;

/** How often each may be asked for, per network or, where the name says so, per account or token. */
const rules = {
  signIn: { points: 20, seconds: minute, counted: 'stored' },
  signInOfAccount: { points: 10, seconds: minute, counted: 'stored' },
  signUp: { points: 20, seconds: minute, counted: 'stored' },
  signUpOfAccount: { points: 5, seconds: minute, counted: 'stored' },
  passwordReset: { points: 10, seconds: 15 * minute, counted: 'stored' },
  passwordResetOfAccount: { points: 3, seconds: 15 * minute, counted: 'stored' },
  wrongToken: { points: 20, seconds: minute, counted: 'stored' },
  write: { points: 600, seconds: minute, counted: 'shared' },
  writeOfAccount: { points: 120, seconds: minute, counted: 'shared' },
  writeOfToken: { points: 600, seconds: minute, counted: 'shared' },
  report: { points: 30, seconds: minute, counted: 'shared' },
  search: { points: 300, seconds: minute, counted: 'local' },
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

  /** Deletes what is stored under an account: under the id of its member or its e-mail. */
  async forget(owner: string): Promise<void> {
    const first = `${this.hash(owner)}:`;
    await Promise.all(this.sharedCounters().map((counter) => counter.drop((key) => key.startsWith(first))));
    await this.collection.deleteMany({ key: { $gte: first, $lt: `${first}~` } });
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

/** Holds a route to its limit per network; beyond it 429 with `Retry-After`. */
@Injectable()
class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit>(limitKey, context.getHandler());
    await this.limiter.take(limit, context.switchToHttp().getRequest<HennaRequest>().ip ?? 'unknown');
    return true;
  }
}

export const RateLimited = (limit: Limit): MethodDecorator =>
  applyDecorators(SetMetadata(limitKey, limit), UseGuards(RateLimitGuard));
