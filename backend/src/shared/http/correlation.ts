import type { NextFunction, Response } from 'express';
import type { HennaRequest } from './request.ts';
import { v7 } from 'uuid';

/** Gives every request its correlation id, which stands on every log line and in every error. */
export const correlate = (request: HennaRequest, response: Response, next: NextFunction): void => {
  request.correlationId = v7();
  response.setHeader('X-Correlation-Id', request.correlationId);
  next();
};
