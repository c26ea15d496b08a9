import { DomainError, limits, TooLargeError, type Problem } from '@henna/domain';
import { refusals, type RefusalCode } from '@henna/domain/refusals';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { isDocumentStoreUnavailable, StoreUnavailableError } from '../stores/store-unavailable.ts';
import type { HennaRequest } from './request.ts';
import { forAskerOnly } from './security-headers.ts';

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

type Answer = { status: number; body: Omit<Problem, 'correlationId'>; retryAfter?: number };

/** Whatever a request failed with, as the status and body that the client gets. Unknown failures are 503 or 500. */
export const answerOf = (error: unknown): Answer => {
  if (error instanceof DomainError)
    return {
      status: error.status,
      body: { ...error.refusal, ...error.details },
      ...(error.retryAfterSeconds !== undefined && { retryAfter: error.retryAfterSeconds }),
    };
  const status = statusOf(error);
  if (status === 413) return answerOf(new TooLargeError(limits.bodyBytes).withMessage('The body is larger than 1 MB.'));
  if (status !== undefined && status < 500) return { status, body: problem(status, clientMessage(error)) };
  if (isDocumentStoreUnavailable(error)) return answerOf(new StoreUnavailableError(error));
  return { status: 500, body: { message: refusals.INTERNAL, code: 'INTERNAL' } };
};

const problem = (status: number, message: string) => ({ message, code: codes[status] ?? 'BAD_REQUEST' });

/** Express and its parsers mark client mistakes with a status of their own. */
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

/** Turns every failure into `{ message, code, correlationId, fields? }`. Only our own failures are logged as errors. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<HennaRequest>();
    const response = http.getResponse<Response>();
    const { status, body, retryAfter } = answerOf(error);
    request.refusal = { code: body.code };
    if (error instanceof DomainError) request.account ??= error.memberId;
    if (status === 500) this.logger.error({ err: error, correlationId: request.correlationId }, 'request failed');
    else if (status === 503) this.logger.warn({ err: error, correlationId: request.correlationId }, 'request put off');
    if (response.headersSent) return;
    response.setHeader('Cache-Control', forAskerOnly);
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    response.status(status).json({ ...body, correlationId: request.correlationId });
  }
}
