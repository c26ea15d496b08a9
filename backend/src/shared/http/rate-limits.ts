import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { TooManyRequestsError } from '../errors.ts';
import type { HennaRequest } from './request.ts';

const minuteMs = 60_000;

/** How often each may be asked for, per address or, where the name says so, per account. */
const allowed = {
  signIn: { requests: 20, withinMs: minuteMs },
  signInOfAccount: { requests: 10, withinMs: minuteMs },
  signUp: { requests: 20, withinMs: minuteMs },
  passwordReset: { requests: 10, withinMs: 15 * minuteMs },
  passwordResetOfAccount: { requests: 3, withinMs: 15 * minuteMs },
  adminToken: { requests: 20, withinMs: minuteMs },
} as const;
export type Limit = keyof typeof allowed;
const limitKey = 'rateLimit';

/** Counts requests per limit and whoever makes them. */
@Injectable()
export class RateLimiter {
  private readonly storage = new ThrottlerStorageService();

  constructor(private readonly on: boolean) {}

  /** Counts one more request of somebody, told by address or account. Throws {@link TooManyRequestsError} beyond the limit. */
  async take(limit: Limit, who: string): Promise<void> {
    if (!this.on) return;
    const { requests, withinMs } = allowed[limit];
    const counted = await this.storage.increment(`${limit}:${who}`, withinMs, requests, withinMs, limit);
    if (counted.isBlocked) throw new TooManyRequestsError(counted.timeToBlockExpire);
  }

  onApplicationShutdown(): void {
    this.storage.onApplicationShutdown();
  }
}

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
