import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ThrottlerException, ThrottlerStorageService } from '@nestjs/throttler';
import type { Response } from 'express';
import type { HennaRequest } from './request.ts';

/** Requests per address and minute. */
const perMinute = { signIn: 20, signUp: 20, adminToken: 20 } as const;
type Limit = keyof typeof perMinute;
const limitKey = 'rateLimit';
const minuteMs = 60_000;

/** Counts requests per limit and address. */
@Injectable()
export class RateLimiter {
  private readonly storage = new ThrottlerStorageService();

  constructor(private readonly on: boolean) {}

  /** Seconds to wait; 0 when the request is within the limit. */
  async count(limit: Limit, address: string): Promise<number> {
    if (!this.on) return 0;
    const key = `${limit}:${address}`;
    const { isBlocked, timeToBlockExpire } = await this.storage.increment(
      key,
      minuteMs,
      perMinute[limit],
      minuteMs,
      limit,
    );
    return isBlocked ? timeToBlockExpire : 0;
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
    const http = context.switchToHttp();
    const wait = await this.limiter.count(limit, http.getRequest<HennaRequest>().ip ?? 'unknown');
    if (wait === 0) return true;
    http.getResponse<Response>().setHeader('Retry-After', String(wait));
    throw new ThrottlerException();
  }
}

export const RateLimited = (limit: Limit): MethodDecorator =>
  applyDecorators(SetMetadata(limitKey, limit), UseGuards(RateLimitGuard));
