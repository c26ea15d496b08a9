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

/** Whether a request is a shared read, in its exact spelling: case, slashes, no percent-encoding. */
export const isSharedRead = (method: string | undefined, url: string): boolean =>
  method === 'GET' && sharedPath.test(url);

/** The response cannot depend on the user afterwards. */
export const removeCredentials = ({ headers }: IncomingMessage): void => {
  delete headers.cookie;
  delete headers.authorization;
  delete headers['x-admin-token'];
};

const sharedResponses = new WeakSet<ServerResponse>();

export const markCacheable = (response: ServerResponse): void => {
  sharedResponses.add(response);
  response.setHeader('Cache-Control', 'no-cache');
};

export const isMarkedCacheable = (response: ServerResponse): boolean => sharedResponses.has(response);

@Injectable()
class PubliclyCacheableInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = execution.switchToHttp().getResponse<ServerResponse>();
    return next.handle().pipe(tap(() => markCacheable(response)));
  }
}

/** A route whose response is the same for everybody. Only such responses are cached, and only at the paths of `sharedReads`. */
export const PubliclyCacheable = (): MethodDecorator => UseInterceptors(PubliclyCacheableInterceptor);
