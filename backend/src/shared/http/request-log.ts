import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { HennaRequest } from './request.ts';

/** Dozens of them come with a page. */
const files = /^\/(assets|art|media)\//;

/** One line per request, without its query: search texts and addresses may be personal. */
export const requestLog = (logger: Logger): RequestHandler =>
  pinoHttp<HennaRequest>({
    logger,
    genReqId: ({ correlationId }) => correlationId,
    customProps: ({ correlationId }) => ({ correlationId }),
    customLogLevel: ({ url = '' }, { statusCode }) => {
      if (statusCode >= 500) return 'warn';
      return files.test(url) && statusCode < 400 ? 'debug' : 'info';
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    quietReqLogger: true,
    // Asked all the time by whoever watches the service, most of all while it is down.
    autoLogging: { ignore: ({ url }) => url === '/api/health' },
  }) as unknown as RequestHandler;
