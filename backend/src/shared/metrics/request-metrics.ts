import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeTable } from '../auth/route-table.ts';
import { isSharedRead } from '../http/shared-reads.ts';
import type { HennaRequest } from '../http/request.ts';
import type { Metrics } from './metrics.ts';

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const filePaths = /^\/(?:assets|art|media)\//;
const apiPaths = /^\/api(?:\/|$)/;
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE']);

type Kind = 'cached' | 'read' | 'command' | 'page' | 'file' | 'other';

/** The route of a request as the route table names it, else what it asked for in a word: as many values as there are routes. */
const routeOf = (method: string, { route, url = '' }: HennaRequest): string => {
  const { path } = (route ?? {}) as { path?: unknown };
  const pattern = typeof path === 'string' ? path : url.split('?', 1)[0]!.replace(ids, ':id');
  if (Object.hasOwn(routeTable, `${method} ${pattern}`)) return pattern;
  if (filePaths.test(url)) return 'file';
  return apiPaths.test(url) ? 'none' : 'page';
};

/**
 * Method and route of an answered request.
 * @param url that it came with: the router changes it while it handles the request
 */
export const requestLabels = (request: HennaRequest, url: string): { method: string; route: string } => {
  request.url = url;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return { method: methods.has(method) ? method : 'other', route: routeOf(method, request) };
};

const kindOf = (request: HennaRequest, route: string): Kind => {
  if (request.commandContext) return 'command';
  if (request.route === undefined && isSharedRead(request.method, request.url)) return 'cached';
  if (route === 'page' || route === 'file') return route;
  return request.method === 'GET' && route !== 'none' ? 'read' : 'other';
};

/** Counts and times a request when it has been answered. */
export const observeRequest = (metrics: Metrics, message: IncomingMessage, response: ServerResponse): void => {
  const request = message as HennaRequest;
  const { url = '' } = request;
  const begun = performance.now();
  response.once('close', () => {
    const labels = requestLabels(request, url);
    const { route } = labels;
    const { statusCode, writableFinished } = response;
    metrics.requests.inc({ ...labels, status: writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted' });
    // Stays open for as long as a page.
    if (route === '/api/live') return;
    const seconds = (performance.now() - begun) / 1_000;
    const kind = kindOf(request, route);
    metrics.requestSeconds.observe({ kind }, seconds);
    if (kind === 'command') metrics.commandSeconds.observe(labels, seconds);
  });
};
