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

/** Streams a long array in slices, so that it does not block other requests. */
@Injectable()
export class LongListInterceptor implements NestInterceptor {
  intercept(_execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((body: unknown) => {
        if (!Array.isArray(body) || body.length <= rowsPerSlice) return body;
        const chunks = Readable.from(jsonInSlices(body));
        const stream = new StreamableFile(chunks, { type: 'application/json; charset=utf-8' });
        // The stream fails only if the client disconnects.
        return stream.setErrorLogger(() => undefined);
      }),
    );
  }
}
