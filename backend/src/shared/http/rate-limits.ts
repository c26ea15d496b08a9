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

/** Holds a route to its limit per address; beyond it 429 with `Retry-After`. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly storage: ThrottlerStorageService,
    private readonly on: boolean,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<Limit>(limitKey, context.getHandler());
    if (!this.on) return true;
    const http = context.switchToHttp();
    const address = http.getRequest<HennaRequest>().ip ?? 'unknown';
    const limit = perMinute[name];
    const { isBlocked, timeToBlockExpire } = await this.storage.increment(
      `${name}:${address}`,
      minuteMs,
      limit,
      minuteMs,
      name,
    );
    if (!isBlocked) return true;
    http.getResponse<Response>().setHeader('Retry-After', String(timeToBlockExpire));
    throw new ThrottlerException();
  }
}

export const RateLimited = (limit: Limit): MethodDecorator =>
  applyDecorators(SetMetadata(limitKey, limit), UseGuards(RateLimitGuard));
