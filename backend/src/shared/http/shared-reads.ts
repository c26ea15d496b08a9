import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { tap, type Observable } from 'rxjs';
import { sharedReads } from '../auth/route-table.ts';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const paths = sharedReads.map((route) => route.replace(/^GET /, '').replaceAll(':id', id));
const sharedPath = new RegExp(`^(?:${paths.join('|')})(?:\\?|$)`);

/** Whether a request names a shared read in its only spelling: no other case, no other slash, nothing percent-encoded. */
export const isSharedRead = (method: string | undefined, url: string): boolean =>
  method === 'GET' && sharedPath.test(url);

/** Removes what says who asks. What is read after this cannot depend on it. */
export const forgetCaller = ({ headers }: IncomingMessage): void => {
  delete headers.cookie;
  delete headers.authorization;
  delete headers['x-admin-token'];
};

const declared = new WeakSet<ServerResponse>();

/** Declares that this answer is the same for everybody. */
export const declareShared = (response: ServerResponse): void => {
  declared.add(response);
  response.setHeader('Cache-Control', 'no-cache');
};

/** Whether a route has declared that this answer is the same for everybody. */
export const isDeclaredShared = (response: ServerResponse): boolean => declared.has(response);

@Injectable()
class DeclareShared implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = execution.switchToHttp().getResponse<ServerResponse>();
    return next.handle().pipe(tap(() => declareShared(response)));
  }
}

/** Marks a route whose answer is the same for everybody. Only such answers are cached, and only at the paths of `sharedReads`. */
export const SameForEverybody = (): MethodDecorator => UseInterceptors(DeclareShared);
