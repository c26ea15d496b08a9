import type { NextFunction, Response } from 'express';
import type { HennaRequest } from './request.ts';
import { v5, v7, validate } from 'uuid';

/** Gives every request its correlation id, which stands on every log line and in every error. */
export const correlate = (request: HennaRequest, response: Response, next: NextFunction): void => {
  request.correlationId = v7();
  response.setHeader('X-Correlation-Id', request.correlationId);
  next();
};

const batchNamespace = '5b0c7e0e-5d0f-5f4a-9f1b-0c7d7a2b6e43';

/**
 * Gives the commands of a batch one correlation id, which the answers name. It is derived (UUIDv5, RFC 9562) from the UUID that
 * the sender chose and from the token, so that nobody adds to a batch of somebody else: what others send is another batch,
 * without looking anything up. What is no UUID is ignored.
 */
export const joinBatch = (request: HennaRequest, response: Response): void => {
  const chosen = request.headers['x-correlation-id'];
  if (typeof chosen !== 'string' || !validate(chosen)) return;
  request.correlationId = v5(`${request.admin!.name}:${chosen.toLowerCase()}`, batchNamespace);
  response.setHeader('X-Correlation-Id', request.correlationId);
};
