import { refusals } from '@henna/domain/refusals';
import type { NextFunction, Response } from 'express';
import type { HennaRequest } from './request.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface OriginHeaders {
  readonly 'sec-fetch-site'?: string | undefined;
  readonly origin?: string | undefined;
  readonly referer?: string | undefined;
  readonly host?: string | undefined;
}

/** Whether a URL has the public origin, or the requested host with the public scheme. */
const isOwnOrigin = (address: string, host: string | undefined, publicOrigin: string) => {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host: named } = new URL(address);
  return origin === publicOrigin || (protocol === new URL(publicOrigin).protocol && named === host?.toLowerCase());
};

/** Whether a request with these headers comes from a page of this site, or from no page. */
export const isSameSite = (headers: OriginHeaders, publicOrigin: string): boolean => {
  const { 'sec-fetch-site': site, origin, referer, host } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isOwnOrigin(origin, host, publicOrigin);
  // Some browsers send neither header, but a Referer.
  return site !== undefined || referer === undefined || isOwnOrigin(referer, host, publicOrigin);
};

/** Whether a request comes from a page of this site, or from no page. */
export const isOwnRequest = ({ headers }: HennaRequest, publicOrigin: string): boolean => {
  const site = headers['sec-fetch-site'];
  const { origin, referer, host } = headers;
  return isSameSite(
    { 'sec-fetch-site': site === undefined ? site : String(site), origin, referer, host },
    publicOrigin,
  );
};

const isSignOut = ({ path }: HennaRequest) => path === '/api/logout';

/** Rejects writes and sign-outs from other sites, by Fetch Metadata, Origin and Referer. */
export const csrfProtection =
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
