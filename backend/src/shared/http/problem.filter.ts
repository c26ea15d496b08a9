import { DomainError, limits, TooLargeError, type Problem } from '@henna/domain';
import { refusals, type RefusalCode } from '@henna/domain/refusals';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { isDocumentStoreUnavailable, StoreUnavailableError } from '../stores/store-unavailable.ts';
import type { HennaRequest } from './request.ts';
import { privateNoStore } from './security-headers.ts';

const codes: Record<number, RefusalCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

type ProblemResponse = { status: number; body: Omit<Problem, 'correlationId'>; retryAfter?: number };

/** Status and body for any error. Unknown errors are 500, unavailable stores 503. */
export const problemResponse = (error: unknown): ProblemResponse => {
  if (error instanceof DomainError)
    return {
      status: error.status,
      body: { ...error.refusal, ...error.details },
      ...(error.retryAfterSeconds !== undefined && { retryAfter: error.retryAfterSeconds }),
    };
  const status = statusOf(error);
  if (status === 413)
    return problemResponse(new TooLargeError(limits.bodyBytes).withMessage('The body is larger than 1 MB.'));
  if (status !== undefined && status < 500) return { status, body: problem(status, clientMessage(error)) };
  if (isDocumentStoreUnavailable(error)) return problemResponse(new StoreUnavailableError(error));
  return { status: 500, body: { message: refusals.INTERNAL, code: 'INTERNAL' } };
};

const problem = (status: number, message: string) => ({ message, code: codes[status] ?? 'BAD_REQUEST' });

/** Express and its parsers set a status on client errors. */
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof URIError) return 400;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && (error as { expose?: boolean }).expose ? status : undefined;
};

const clientMessage = (error: unknown) => {
  if ((error as { type?: string }).type === 'entity.parse.failed') return 'The body is not valid JSON.';
  return error instanceof Error ? error.message : 'Bad request';
};

/** Responds to every error with `{ message, code, correlationId, fields? }`. Only 500s are logged as errors. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<HennaRequest>();
    const response = http.getResponse<Response>();
    const { status, body, retryAfter } = problemResponse(error);
    request.refusal = { code: body.code };
    if (error instanceof DomainError) request.account ??= error.memberId;
    if (status === 500) this.logger.error({ err: error, correlationId: request.correlationId }, 'request failed');
    else if (status === 503) this.logger.warn({ err: error, correlationId: request.correlationId }, 'request put off');
    if (response.headersSent) return;
    response.setHeader('Cache-Control', privateNoStore);
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    response.status(status).json({ ...body, correlationId: request.correlationId });
  }
}
