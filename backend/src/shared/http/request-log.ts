import type { NextFunction, Response } from 'express';
import type { Logger } from 'pino';
import type { HennaRequest } from './request.ts';

/** A page loads dozens of them. */
const filePaths = /^\/(assets|art|media)\//;
/** Monitoring requests it all the time. */
const unloggedUrl = '/api/health';

/** Logs one line per request, without the query, which may be personal. */
export const requestLog =
  (logger: Logger) =>
  (request: HennaRequest, response: Response, next: NextFunction): void => {
    const startedAt = Date.now();
    const { method, url, correlationId: reqId } = request;
    const path = url.split('?', 1)[0]!;
    let isLogged = false;
    const log = (error?: unknown) => {
      if (isLogged) return;
      isLogged = true;
      const { statusCode } = response;
      const level = levelOf(path, statusCode);
      if (!logger.isLevelEnabled(level)) return;
      const { correlationId, span } = request;
      const line = {
        reqId,
        req: { method, url: path },
        correlationId,
        traceId: span?.spanContext().traceId,
        res: { statusCode },
      };
      const responseTime = Date.now() - startedAt;
      if (error !== undefined) logger[level]({ ...line, err: error, responseTime }, failed);
      else if (statusCode >= 500) logger[level]({ ...line, responseTime }, failed);
      else logger[level]({ ...line, responseTime }, isComplete(request, response) ? completed : aborted);
    };
    if (url !== unloggedUrl) response.once('close', () => log()).once('finish', () => log());
    response.once('error', log);
    next();
  };

const failed = 'request failed';
const completed = 'request completed';
const aborted = 'request aborted';
const isComplete = ({ readableAborted }: HennaRequest, { writableEnded }: Response) =>
  !readableAborted && writableEnded;

const levelOf = (path: string, statusCode: number) => {
  if (statusCode >= 500) return 'warn';
  return filePaths.test(path) && statusCode < 400 ? 'debug' : 'info';
};
