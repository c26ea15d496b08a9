import { refusals } from '@henna/domain/refusals';
import type { NextFunction, Response } from 'express';
import type { HennaRequest } from './request.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Provenance {
  readonly 'sec-fetch-site'?: string | undefined;
  readonly origin?: string | undefined;
  readonly referer?: string | undefined;
  readonly host?: string | undefined;
}

/** Whether an address is of our public origin, or of this host by the name it was asked under and the public scheme. */
const isOurs = (address: string, host: string | undefined, publicOrigin: string) => {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host: named } = new URL(address);
  return origin === publicOrigin || (protocol === new URL(publicOrigin).protocol && named === host?.toLowerCase());
};

/** Whether a request with these headers comes from our own pages, or from no page at all. */
export const isSameSite = (headers: Provenance, publicOrigin: string): boolean => {
  const { 'sec-fetch-site': site, origin, referer, host } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isOurs(origin, host, publicOrigin);
  // A browser that names neither may still tell the page it comes from.
  return site !== undefined || referer === undefined || isOurs(referer, host, publicOrigin);
};

/** Whether a request comes from our own pages, or from no page at all. */
export const isOwnRequest = ({ headers }: HennaRequest, publicOrigin: string): boolean => {
  const site = headers['sec-fetch-site'];
  const { origin, referer, host } = headers;
  return isSameSite(
    { 'sec-fetch-site': site === undefined ? site : String(site), origin, referer, host },
    publicOrigin,
  );
};

const isSignOut = ({ path }: HennaRequest) => path === '/api/logout';

/** Refuses writes from other sites by Fetch Metadata, Origin and Referer; signing out by a link from there as well. */
export const refuseCrossSite =
  (publicOrigin: string) =>
  (request: HennaRequest, response: Response, next: NextFunction): void => {
    const changesState = !safeMethods.has(request.method) || isSignOut(request);
    if (!changesState || isOwnRequest(request, publicOrigin)) return next();
    response.status(403).json({
      code: 'CROSS_SITE',
      message: refusals.CROSS_SITE,
      correlationId: request.correlationId,
    });
  };
