import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** `Cache-Control` of responses that may depend on the user. */
export const privateNoStore = 'private, no-store';

/** No cache may store a response unless its route declares it. */
export const privateByDefault: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', privateNoStore);
  next();
};

/**
 * Security headers of every response. Data blocks of a page are no scripts for the CSP. The client's style engine needs
 * inline styles.
 */
export const securityHeaders = (https: boolean): RequestHandler => {
  const headers = headersSetBy(helmetOf(https));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
};

const helmetOf = (https: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameSrc: ["'none'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });

/** The headers that a middleware sets, which are the same for every request. */
const headersSetBy = (middleware: ReturnType<typeof helmet>) => {
  const headers: [name: string, value: string][] = [];
  const setHeader = (name: string, value: string) => headers.push([name, value]);
  const response = { setHeader, removeHeader: () => undefined } as unknown as Response;
  middleware({} as Request, response, () => undefined);
  return headers;
};
