import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { NextFunction, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import type { CatalogueIndex, Listing, ProductResponses } from '../features/catalogue/index.ts';
import { encoded } from '../shared/http/byte-cache.ts';
import { languageOf } from '../shared/http/language.ts';
import type { HennaRequest } from '../shared/http/request.ts';
import { crawlerFile } from './crawler-files.ts';
import type { Answering } from './first-answers.ts';
import { oncePerCause } from './once-per-cause.ts';
import { PageCache, type KeptPage } from './page-cache.ts';
import { pageMaker } from './page-maker.ts';
import { preloads } from './preloads.ts';

export interface PageSources {
  readonly catalogue: CatalogueIndex;
  readonly listing: Listing;
  readonly responses: ProductResponses;
  /** Where the public finds the site, without a slash at its end. */
  readonly origin: string;
  /** Whether search engines should stay away for now. */
  noindex(): Promise<boolean>;
  readonly answering: Answering;
  /** Hears why a page went without what it should have begun with. */
  readonly failed: (error: unknown) => void;
  /** Called with every page: what a first visit needs beyond the HTML. */
  greet(request: HennaRequest, response: Response): void;
}

const isPageRequest = ({ method, path }: HennaRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|art|media|assets)(\/|$)/.test(path);

/** The built client: hashed files for good, compressed ahead; every other path is a page with its right status. */
export const client = (folder: string, sources: PageSources): RequestHandler[] => {
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
  const pages = new PageCache(sources.catalogue);
  const make = pageMaker(readFileSync(indexFile, 'utf8'), preloads(folder), {
    ...sources,
    failed: oncePerCause(sources.failed),
  });
  const serve = async (request: HennaRequest, response: Response, next: NextFunction) => {
    if (!isPageRequest(request)) return next();
    // A page is served all the same while the store is away.
    const noindex = await sources.noindex().catch(() => true);
    const file = await crawlerFile(request.path, noindex, sources, pages);
    if (file) return send(file, request, response);
    const language = languageOf(request.headers.cookie);
    const { page: wanted, ...others } = request.query;
    const page = pageNumber(wanted);
    const plain = Object.keys(others).length === 0;
    // Banners change apart from the catalogue: what they say now is part of what is kept.
    const banners = request.path === '/' ? await bannersNow(sources) : undefined;
    sources.greet(request, response);
    response.setHeader('Vary', 'Cookie, Accept-Encoding');
    const key = `${language} ${noindex} ${page} ${plain} ${request.path} ${banners}`;
    const made = () => make({ path: request.path, page, plain, language, noindex, banners });
    return send(await pages.of(key, made), request, response);
  };
  return [survivesLostFile, files as RequestHandler, serve as RequestHandler];
};

/** A file that is gone since the start (another build took its place) costs its own answer, not the process. */
const survivesLostFile: RequestHandler = (_, response, next) => {
  response.on('pipe', (source: Readable) => source.on('error', () => response.destroy()));
  next();
};

const bannersNow = ({ answering }: PageSources) => answering.banners().then(JSON.stringify, () => undefined);

const pageNumber = (text: unknown) => (typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

const send = async (page: KeptPage, request: HennaRequest, response: Response) => {
  const { encoding, body } = await encoded(page, String(request.headers['accept-encoding'] ?? ''));
  response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return response.writeHead(304).end();
  response.setHeader('Content-Type', page.type).setHeader('Content-Length', body.length);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(page.status).end(request.method === 'HEAD' ? undefined : body);
};
