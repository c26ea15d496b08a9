import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { TooManyRequestsError } from '../errors.ts';
import { addressKey } from './address-key.ts';
import { FixedWindows } from './fixed-windows.ts';
import type { HennaRequest } from './request.ts';

const minuteMs = 60_000;
/** Some megabytes, whoever asks. */
const mostWindows = 50_000;

/** How often each may be asked for, per address or, where the name says so, per account or token. */
const allowed = {
  signIn: { requests: 20, withinMs: minuteMs },
  signInOfAccount: { requests: 10, withinMs: minuteMs },
  signUp: { requests: 20, withinMs: minuteMs },
  signUpOfAccount: { requests: 5, withinMs: minuteMs },
  passwordReset: { requests: 10, withinMs: 15 * minuteMs },
  passwordResetOfAccount: { requests: 3, withinMs: 15 * minuteMs },
  wrongToken: { requests: 20, withinMs: minuteMs },
  write: { requests: 600, withinMs: minuteMs },
  writeOfAccount: { requests: 120, withinMs: minuteMs },
  writeOfToken: { requests: 600, withinMs: minuteMs },
  report: { requests: 30, withinMs: minuteMs },
  search: { requests: 300, withinMs: minuteMs },
} as const;
export type Limit = keyof typeof allowed;
const limitKey = 'rateLimit';

/** Counts requests per limit and whoever makes them. */
@Injectable()
export class RateLimiter {
  private readonly windows = new FixedWindows(mostWindows);

  constructor(private readonly on: boolean) {}

  /** Counts one more request of somebody, told by address or account. Throws {@link TooManyRequestsError} beyond the limit. */
  async take(limit: Limit, who: string): Promise<void> {
    if (!this.on) return;
    const { requests, withinMs } = allowed[limit];
    const now = Date.now();
    const { count, endsAt } = this.windows.count(keyOf(limit, who), withinMs, now);
    if (count > requests) throw new TooManyRequestsError(secondsUntil(endsAt, now));
  }

  /** Throws {@link TooManyRequestsError} when somebody has used up the limit; counts nothing. */
  requireLeft(limit: Limit, who: string): void {
    if (!this.on) return;
    const now = Date.now();
    const window = this.windows.present(keyOf(limit, who), now);
    if (window && window.count >= allowed[limit].requests)
      throw new TooManyRequestsError(secondsUntil(window.endsAt, now));
  }
}

const keyOf = (limit: Limit, who: string) => `${limit}:${addressKey(who)}`;
const secondsUntil = (time: number, now: number) => Math.max(1, Math.ceil((time - now) / 1_000));

/** Holds a route to its limit per address; beyond it 429 with `Retry-After`. */
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
