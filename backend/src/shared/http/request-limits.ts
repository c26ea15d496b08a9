import { InvalidError } from '@henna/domain';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { RateLimiter } from './rate-limits.ts';
import { readCost } from './read-cost.ts';
import type { HennaRequest } from './request.ts';

const longestAddress = 8_192;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const isWrite = ({ method }: HennaRequest) => !safeMethods.has(method);
const isSearch = ({ path, query }: HennaRequest) =>
  /^\/api\/search\//i.test(path) || (/^\/api\/(products|brands)\/?$/i.test(path) && Boolean(query['q']));

/**
 * Before anything is read or looked up: addresses of a bearable length, writes, searches and reads at a bearable pace per
 * network. Answers from cached bytes never come here.
 */
export const limitRequests =
  (limiter: RateLimiter) =>
  (request: HennaRequest, _response: Response, next: NextFunction): void => {
    if (request.url.length > longestAddress) return next(new InvalidError('ADDRESS_TOO_LONG', { max: longestAddress }));
    pace(limiter, request, request.ip ?? 'unknown').then(() => next(), next);
  };

const pace = async (limiter: RateLimiter, request: HennaRequest, address: string) => {
  if (isWrite(request)) return limiter.take('write', address);
  const cost = readCost(request);
  if (cost > 0) await limiter.take('read', address, cost);
  if (isSearch(request)) await limiter.take('search', address);
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
