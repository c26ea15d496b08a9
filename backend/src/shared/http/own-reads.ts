import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';

/** Reads the API as an anonymous visitor does. */
export type OwnRead = (address: string) => Promise<Response>;

/** Longer than any store is waited for. */
const timeoutMs = 30_000;

const ownRequests = new WeakSet<IncomingMessage>();

/** Middleware for what visitors send; the service's own reads pass it by. */
export const forVisitors =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    ownRequests.has(request) ? next() : handler(request, response, next);

/**
 * Reads of the service from itself, in its process: they pass the same routes as a visitor's, without a connection.
 * @param handle answers requests
 * @throws where it does not answer in half a minute
 */
export const ownReads =
  (handle: RequestListener): OwnRead =>
  (address) =>
    new Promise((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error(`${address} was not answered.`)), timeoutMs);
      const request = new IncomingMessage(new Socket());
      ownRequests.add(request);
      Object.assign(request, { method: 'GET', url: address, headers: {} });
      request.push(null);
      const response = new ServerResponse(request);
      const chunks: Buffer[] = [];
      const collect = (chunk: unknown) => {
        if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
      };
      // As properties of its own: Express changes the prototype of responses.
      response.write = ((chunk: unknown) => {
        collect(chunk);
        return true;
      }) as ServerResponse['write'];
      response.end = ((chunk: unknown) => {
        collect(chunk);
        const { statusCode } = response;
        clearTimeout(timeout);
        resolve(new Response(statusCode === 204 ? null : Buffer.concat(chunks), { status: statusCode }));
        response.emit('finish');
        response.emit('close');
        return response;
      }) as ServerResponse['end'];
      handle(request, response);
    });
