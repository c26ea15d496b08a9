import type { NextFunction, Response } from 'express';
import type { HennaRequest } from './request.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request with these headers comes from our own pages, or from no page at all. */
export const isSameSite = (
  headers: { readonly 'sec-fetch-site'?: string; readonly origin?: string; readonly host?: string },
  publicOrigin: string,
): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  if (headers.origin === publicOrigin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
};

const fetchMetadata = (request: HennaRequest) => {
  const site = request.headers['sec-fetch-site'];
  return {
    ...(typeof site === 'string' && { 'sec-fetch-site': site }),
    ...(request.headers.origin !== undefined && { origin: request.headers.origin }),
    ...(request.headers.host !== undefined && { host: request.headers.host }),
  };
};

/** Whether a request comes from our own pages, or from no page at all. */
export const isOwnRequest = (request: HennaRequest, publicOrigin: string): boolean =>
  isSameSite(fetchMetadata(request), publicOrigin);

/** Refuses writes from other sites by Fetch Metadata and Origin; signing out by a link from there as well. */
export const refuseCrossSite =
  (publicOrigin: string) =>
  (request: HennaRequest, response: Response, next: NextFunction): void => {
    const changesState = !safeMethods.has(request.method) || request.path === '/api/logout';
    if (!changesState || isOwnRequest(request, publicOrigin)) return next();
    response.status(403).json({
      message: 'Requests from other sites are refused.',
      code: 'CROSS_SITE',
      correlationId: request.correlationId,
    });
  };
