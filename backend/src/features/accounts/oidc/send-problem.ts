import type { Response } from 'express';
import type { Logger } from 'pino';
import { languageOf } from '../../../shared/http/language.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { problemPage } from './problem-page.ts';
import { problems, SignInProblem } from './sign-in-problem.ts';

const retryAfterSeconds = 5;

/** Answers a navigation that a {@link SignInProblem} ended with its page; any other failure is thrown on. */
export const sendProblem = (
  error: unknown,
  request: HennaRequest,
  response: Response,
  returnTo: string,
  logger: Logger,
): void => {
  if (!(error instanceof SignInProblem)) throw error;
  request.refusal = { code: error.kind };
  const { status } = problems[error.kind];
  if (status >= 500) logger.warn({ err: error, correlationId: request.correlationId }, 'identity provider fails');
  const wait = error.retryAfterSeconds ?? (status === 503 ? retryAfterSeconds : undefined);
  if (wait !== undefined) response.setHeader('Retry-After', String(wait));
  response
    .status(status)
    .type('html')
    .send(problemPage(error.kind, languageOf(request.headers.cookie), returnTo));
};
