import { Readable } from 'node:stream';
import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { jsonInSlices, rowsPerSlice } from '../slices.ts';

/** Writes a long array in slices, so that no list holds up the requests of others. */
@Injectable()
export class LongListInterceptor implements NestInterceptor {
  intercept(_execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((body: unknown) => {
        if (!Array.isArray(body) || body.length <= rowsPerSlice) return body;
        const pieces = Readable.from(jsonInSlices(body));
        const stream = new StreamableFile(pieces, { type: 'application/json; charset=utf-8' });
        // It fails only when the client has gone.
        return stream.setErrorLogger(() => undefined);
      }),
    );
  }
}
