import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import type { CatalogueIndex } from '../features/catalogue/index.ts';
import { languageOf } from '../shared/http/language.ts';
import type { HennaRequest } from '../shared/http/request.ts';
import { renderPage } from './page.ts';
import { pageFacts } from './page-status.ts';

export interface PageHooks {
  /** Whether search engines should stay away for now. */
  noindex(): Promise<boolean>;
  /** Called with every page: what a first visit needs beyond the HTML. */
  greet(request: HennaRequest, response: Response): void;
}

const isPageRequest = ({ method, path }: HennaRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|art|media|assets)(\/|$)/.test(path);

/** The built client: hashed files for good, compressed ahead; every other path is a page with its right status. */
export const client = (folder: string, catalogue: CatalogueIndex, hooks: PageHooks): RequestHandler[] => {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) return [];
  const template = readFileSync(indexFile, 'utf8');
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
  // A page is served all the same while the store is away.
  const staysAway = () => hooks.noindex().catch(() => true);
  const robots = async (_request: HennaRequest, response: Response) => {
    const rules = (await staysAway()) ? 'Disallow: /' : 'Disallow: /admin\nDisallow: /api';
    response.type('text/plain').setHeader('Cache-Control', 'no-cache').send(`User-agent: *\n${rules}\n`);
  };
  const page = async (request: HennaRequest, response: Response, next: NextFunction) => {
    if (!isPageRequest(request)) return next();
    if (request.path === '/robots.txt') return robots(request, response);
    const facts = pageFacts(request.path, catalogue);
    const product = facts.productId ? catalogue.product(facts.productId) : undefined;
    const brand = product && catalogue.brand(product.brandId)?.displayName;
    const html = renderPage(template, {
      language: languageOf(request.headers.cookie),
      noindex: facts.status === 404 || (await staysAway()),
      ...(facts.status === 404 && { title: '404 Page Not Found' }),
      ...(product && { title: `${product.name} · ${brand} · Henna` }),
      ...(product?.description && { description: product.description }),
    });
    hooks.greet(request, response);
    response.status(facts.status).type('html').setHeader('Cache-Control', 'no-cache').setHeader('Vary', 'Cookie');
    response.send(html);
  };
  return [files as RequestHandler, page as RequestHandler];
};
