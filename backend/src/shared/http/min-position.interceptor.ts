import { InvalidError } from '@henna/domain';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, switchMap, type Observable } from 'rxjs';
import { ProjectionProgress } from '../projection-progress/projection-progress.ts';
import type { HennaRequest } from './request.ts';

const largestPosition = 2n ** 63n - 1n;

/** The position in `X-Min-Position`, if any. Throws {@link InvalidError}. */
export const minPosition = (header: string | string[] | undefined): bigint | undefined => {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^\d{1,19}$/.test(header) || BigInt(header) > largestPosition)
    throw new InvalidError('INVALID_POSITION');
  return BigInt(header);
};

/** A read with `X-Min-Position` waits until the views have passed it. */
@Injectable()
export class MinPositionInterceptor implements NestInterceptor {
  constructor(private readonly progress: ProjectionProgress) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const position = minPosition(http.getRequest<HennaRequest>().headers['x-min-position']);
    if (position === undefined) return next.handle();
    const response = http.getResponse<Response>();
    return from(this.progress.waitFor(position)).pipe(
      switchMap((reached) => {
        if (!reached) response.setHeader('X-Projection-Pending', 'true');
        return next.handle();
      }),
    );
  }
}
