import type { RequestHandler } from 'express';
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
export const securityHeaders = (https: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
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
