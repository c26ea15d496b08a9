import { InvalidError } from '@henna/domain';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { RateLimiter } from './rate-limits.ts';
import type { HennaRequest } from './request.ts';

/** Most are cached; with other parameters than a page number they are mostly rendered. */
const page = 4;
const filteredPage = 12;
const productPage = 3;
const productList = 20;

/**
 * The cost of an uncached read, in points of about two milliseconds of a core. Files, pictures and health checks cost
 * nothing.
 */
export const readCost = ({ path, query }: Pick<HennaRequest, 'path' | 'query'>): number => {
  if (/^\/(?:art|media|assets)\//.test(path) || path === '/api/health') return 0;
  if (!path.startsWith('/api/')) return Object.keys(query).some((name) => name !== 'page') ? filteredPage : page;
  if (path === '/api/products') return 'page' in query || 'cursor' in query ? productPage : productList;
  if (/^\/api\/products\/(?:new|trending|[^/]+\/related)$/.test(path)) return productPage;
  // Counted from all votes and ratings of the product, once in ten minutes.
  if (/^\/api\/products\/[^/]+\/opinions$/.test(path)) return productPage;
  return 1;
};

const maxUrlLength = 8_192;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const isWrite = ({ method }: HennaRequest) => !safeMethods.has(method);
const isSearch = ({ path, query }: HennaRequest) =>
  /^\/api\/(?:search\/|products\/facets\/?$)/i.test(path) ||
  (/^\/api\/(products|brands)\/?$/i.test(path) && Boolean(query['q']));

/**
 * Limits the length of URLs, and the rates of writes, searches and reads per network, before anything is parsed. Cached
 * responses do not pass here.
 */
export const limitRequests =
  (limiter: RateLimiter) =>
  (request: HennaRequest, _response: Response, next: NextFunction): void => {
    if (request.url.length > maxUrlLength) return next(new InvalidError('ADDRESS_TOO_LONG', { max: maxUrlLength }));
    consumeLimits(limiter, request, request.ip ?? 'unknown').then(() => next(), next);
  };

const consumeLimits = async (limiter: RateLimiter, request: HennaRequest, address: string) => {
  if (isWrite(request)) return limiter.consume('write', address);
  const cost = readCost(request);
  if (cost > 0) await limiter.consume('read', address, cost);
  if (isSearch(request)) await limiter.consume('search', address);
};

/** Limits the rate of writes per account and per token, after authentication. */
@Injectable()
export class WriteLimitGuard implements CanActivate {
  constructor(private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<HennaRequest>();
    if (!isWrite(request)) return true;
    const { admin, session } = request;
    if (admin) await this.limiter.consume('writeOfToken', admin.name);
    else if (session?.userId) await this.limiter.consume('writeOfAccount', session.userId);
    return true;
  }
}
