import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { limits } from '@henna/domain';
import type { NextFunction, RequestHandler, Response } from 'express';
import type { ConnectRenderer, RenderPage } from '@henna/frontend/server';
import sirv from 'sirv';
import type { CatalogueIndex, Listing, ProductResponses } from '../features/listing/index.ts';
import { encoded } from '../shared/http/byte-cache.ts';
import type { OwnRead } from '../shared/http/own-reads.ts';
import { languageOf, type HennaRequest } from '../shared/http/request.ts';
import { crawlerFile } from './crawler-files.ts';
import { logOncePerCause } from './log-once.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { preloads } from './preloads.ts';
import { pageRenderer } from './render-page.ts';
import { resolveRoute } from './resolve-route.ts';
import { TrackedReads } from './tracked-reads.ts';

export interface PageServices {
  readonly catalogue: CatalogueIndex;
  readonly listing: Listing;
  readonly responses: ProductResponses;
  /** Public origin of the site, without a slash at its end. */
  readonly origin: string;
  /** Whether search engines should stay away for now. */
  noindex(): Promise<boolean>;
  /** Loads the client's own renderer, which is done once, when the first page is requested. */
  readonly loadRenderer: () => Promise<ConnectRenderer>;
  readonly read: OwnRead;
  /** Of the log, that all reads have reached. */
  position(): bigint;
  /** Waits a moment until that position has been reached. */
  waitFor(position: bigint): Promise<unknown>;
  /** Called with the reason why a page is served without its content. */
  readonly logFailure: (error: unknown) => void;
  /** Called for every page, so that a first visit is counted. */
  setVisitCookie(request: HennaRequest, response: Response): void;
}

const isPageRequest = ({ method, path }: HennaRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|art|media|assets)(\/|$)/.test(path);

/** Serves the built client: its hashed files, compressed by the build, and every other path as a page with its status. */
export const webHandlers = (folder: string, services: PageServices): RequestHandler[] => {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) return [];
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const reads = new TrackedReads(services.read);
  const pages = new PageCache(() => services.position(), reads.areCurrent);
  let renderer: Promise<RenderPage> | undefined;
  const renderContent: RenderPage = async (page) => {
    renderer ??= services.loadRenderer().then((connect) => connect(reads.answer));
    return (await renderer)(page);
  };
  const render = pageRenderer(readFileSync(indexFile, 'utf8'), preloads(folder), renderContent, reads, {
    ...services,
    logFailure: logOncePerCause(services.logFailure),
  });
  const serve = async (request: HennaRequest, response: Response, next: NextFunction) => {
    if (!isPageRequest(request)) return next();
    // A page is served all the same while the store is away.
    const noindex = await services.noindex().catch(() => true);
    const file = await crawlerFile(request.path, noindex, services, pages);
    if (file) return sendPage(file, request, response);
    const language = languageOf(request.headers.cookie);
    const { page: requestedPage, q, search: typed } = request.query;
    const searchText = request.path === '/products' ? searchedText(q) || searchedText(typed) : '';
    const search = /\?.*/.exec(request.url)?.[0] ?? '';
    services.setVisitCookie(request, response);
    response.setHeader('Vary', 'Cookie, Accept-Encoding');
    // What is found or not is never served from before.
    const route = resolveRoute(request.path, services.catalogue);
    const key = `${language} ${noindex} ${route.status} ${request.path}${search}`;
    if (isVersionRequest(request)) return sendVersion(services, pages, key, route.status, request, response);
    const page = pageNumber(requestedPage);
    const renderRequested = () => render({ route, path: request.path, search, page, searchText, language, noindex });
    return sendPage(await pages.getOrRender(key, renderRequested), request, response);
  };
  return [ignoreMissingAsset, files as RequestHandler, serve as RequestHandler].map(outsideApi);
};

/** The API has neither files nor pages. */
const outsideApi =
  (handle: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.url.startsWith('/api/') ? next() : handle(request, response, next);

/** A file that another build has replaced since the start fails its own response, not the process. */
const ignoreMissingAsset: RequestHandler = (_, response, next) => {
  response.on('pipe', (source: Readable) => source.on('error', () => response.destroy()));
  next();
};

/** A client asks which version of its page would be served now, with what it wrote itself. */
const isVersionRequest = ({ method, headers }: HennaRequest) =>
  method === 'HEAD' && headers['x-min-position'] !== undefined;

const sendVersion = async (
  services: PageServices,
  pages: PageCache,
  key: string,
  status: number,
  { headers }: HennaRequest,
  response: Response,
) => {
  const position = String(headers['x-min-position']);
  if (/^\d{1,19}$/.test(position)) await services.waitFor(BigInt(position));
  const version = await pages.currentVersion(key);
  response.setHeader('Cache-Control', 'no-store');
  if (version !== undefined) response.setHeader('X-Page-Version', version);
  response.writeHead(status).end();
};

const pageNumber = (text: unknown) => (typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

const searchedText = (text: unknown) => (typeof text === 'string' ? text.trim().slice(0, limits.search) : '');

const sendPage = async (page: CachedPage, request: HennaRequest, response: Response) => {
  const { encoding, body } = await encoded(page, String(request.headers['accept-encoding'] ?? ''));
  response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return response.writeHead(304).end();
  response.setHeader('Content-Type', page.type).setHeader('Content-Length', body.length);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(page.status).end(request.method === 'HEAD' ? undefined : body);
};
