import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Express sends nothing for `null`; the client is promised the JSON word. */
@Injectable()
class NullAsJson implements NestInterceptor {
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

/** Marks a route that answers 200 `null` where there is nothing. */
export const NullableAnswer = (): MethodDecorator => UseInterceptors(NullAsJson);
