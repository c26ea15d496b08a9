import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

@Injectable()
class NullAsJsonInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = execution.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((body: unknown) => {
        if (body !== null) return body;
        response.type('json');
        return 'null';
      }),
    );
  }
}

/** A route that may respond with the JSON `null`, for which Express would send an empty body. */
export const NullAsJson = (): MethodDecorator => UseInterceptors(NullAsJsonInterceptor);
