import type { NextFunction, Response } from 'express';
import type { HennaRequest } from './request.ts';
import { v5, v7, validate } from 'uuid';

/** Assigns the correlation id that every log line and every error of the request contains. */
export const assignCorrelationId = (request: HennaRequest, response: Response, next: NextFunction): void => {
  request.correlationId = v7();
  response.setHeader('X-Correlation-Id', request.correlationId);
  next();
};

const batchNamespace = '5b0c7e0e-5d0f-5f4a-9f1b-0c7d7a2b6e43';

/**
 * Gives the commands of a batch one correlation id. It is derived (UUIDv5, RFC 9562) from the UUID that the client sends and
 * from the token, so that nobody can add commands to the batch of another token. Anything but a UUID is ignored.
 */
export const adoptCorrelationId = (request: HennaRequest, response: Response): void => {
  const chosen = request.headers['x-correlation-id'];
  if (typeof chosen !== 'string' || !validate(chosen)) return;
  request.correlationId = v5(`${request.admin!.name}:${chosen.toLowerCase()}`, batchNamespace);
  response.setHeader('X-Correlation-Id', request.correlationId);
};
