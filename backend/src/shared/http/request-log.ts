import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { HennaRequest } from './request.ts';

/** A page loads dozens of them. */
const filePaths = /^\/(assets|art|media)\//;

/** Logs one line per request, without the query, which may be personal. */
export const requestLog = (logger: Logger): RequestHandler =>
  pinoHttp<HennaRequest>({
    logger,
    genReqId: ({ correlationId }) => correlationId,
    customProps: ({ correlationId }) => ({ correlationId }),
    customLogLevel: ({ url = '' }, { statusCode }) => {
      if (statusCode >= 500) return 'warn';
      return filePaths.test(url) && statusCode < 400 ? 'debug' : 'info';
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    quietReqLogger: true,
    // Monitoring requests it all the time.
    autoLogging: { ignore: ({ url }) => url === '/api/health' },
  }) as unknown as RequestHandler;
