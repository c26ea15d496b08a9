import type { NextFunction, Response } from 'express';
import type { HennaRequest } from './request.ts';
import { v7, validate } from 'uuid';

/** Gives every request its correlation id, which stands on every log line and in every error. */
export const correlate = (request: HennaRequest, response: Response, next: NextFunction): void => {
  request.correlationId = v7();
  response.setHeader('X-Correlation-Id', request.correlationId);
  next();
};

/** Lets the commands of a batch share the correlation id that its sender names. What is no UUID is ignored. */
export const joinBatch = (request: HennaRequest, response: Response): void => {
  const named = request.headers['x-correlation-id'];
  if (typeof named !== 'string' || !validate(named)) return;
  request.correlationId = named.toLowerCase();
  response.setHeader('X-Correlation-Id', request.correlationId);
};
