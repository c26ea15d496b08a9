import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { InvalidError } from '../errors.ts';
import { RateLimiter } from './rate-limits.ts';
import type { HennaRequest } from './request.ts';

const longestAddress = 8_192;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const isWrite = ({ method }: HennaRequest) => !safeMethods.has(method);
const isSearch = ({ path, query }: HennaRequest) =>
  /^\/api\/search\//i.test(path) || (/^\/api\/(products|brands)\/?$/i.test(path) && Boolean(query['q']));

/** Before anything is read or looked up: addresses of a bearable length, writes and searches at a bearable pace per address. */
export const limitRequests =
  (limiter: RateLimiter) =>
  (request: HennaRequest, _response: Response, next: NextFunction): void => {
    if (request.url.length > longestAddress)
      return next(new InvalidError(`The address is longer than ${longestAddress} characters.`, 'ADDRESS_TOO_LONG'));
    const limit = isWrite(request) ? 'write' : isSearch(request) ? 'search' : undefined;
    if (!limit) return next();
    limiter.take(limit, request.ip ?? 'unknown').then(() => next(), next);
  };

/** Once it is known who asks: writes at a bearable pace per account and per token, from wherever they come. */
@Injectable()
export class WriteLimitGuard implements CanActivate {
  constructor(private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<HennaRequest>();
    if (!isWrite(request)) return true;
    const { admin, session } = request;
    if (admin) await this.limiter.take('writeOfToken', admin.name);
    else if (session?.userId) await this.limiter.take('writeOfAccount', session.userId);
    return true;
  }
}
