import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** For answers that may depend on who asks. */
export const forAskerOnly = 'private, no-store';

/** No cache stores an answer unless its route declares that it may. */
export const privateUnlessDeclared: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', forAskerOnly);
  next();
};

/**
 * Security headers of every answer. Scripts are files of ours only: the data blocks in a page are no scripts, and need no
 * exception. Styles come from the client's style engine, which writes them into the page.
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
