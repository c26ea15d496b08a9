import type { PageAddress, RenderedPage } from '@henna/frontend/server';
import { ExpressAdapter } from '@nestjs/platform-express';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueIndex, Listing, ProductResponses } from '../../features/listing/index.ts';
import { ownReads, type OwnRead } from '../../shared/http/own-reads.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { webHandlers } from '../web-handlers.ts';

export const origin = 'https://henna.example';
/** A name that breaks out of whatever does not escape it. */
export const evil = `Kohl </script><script>alert("1")</script> & 'Co'`;

const template =
  '<!doctype html><html lang="en" dir="ltr"><head><meta name="description" content="x" /><title>Henna</title></head><body><div id="root"></div></body></html>';

/** State behind the served pages, which a test may change while it runs. */
export interface PageFixtures {
  demo: boolean;
  storeDown: boolean;
  /** How often the content of a page was rendered. */
  rendered: number;
  readonly failures: unknown[];
}

export interface ServedPages {
  readonly henna: AppHarness;
  /** The folder that the client's files are served from. */
  readonly folder: string;
  readonly fixtures: PageFixtures;
  /** The id of the one product, in a category, a subcategory and a brand whose names need care in addresses. */
  readonly product: string;
  readonly page: (path: string, headers?: Record<string, string>, method?: string) => Promise<Page>;
  stop(): Promise<void>;
}

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

const addProduct = async (henna: AppHarness): Promise<string> => {
  const added = async (path: string, body: object): Promise<{ id: string }> =>
    (await henna.token().post(path).send(body).expect(201)).body as { id: string };
  const { id: brandId } = await added('/api/admin/brands', { name: 'R&B', displayName: 'R & B', labels: { ar: 'آر' } });
  const { id: categoryId } = await added('/api/admin/categories', {
    name: 'lip care',
    displayName: 'Lip Care',
    labels: { ar: 'شفاه' },
  });
  await added('/api/admin/subcategories', { categoryId, name: 'lip/cheek', displayName: 'Lip & Cheek' });
  const placement = { brandId, category: 'lip care', subcategory: 'lip/cheek' };
  const description = `Soft.\n${'word '.repeat(100)}`;
  return (await added('/api/products', { name: evil, ...placement, description })).id;
};

/** Stands in for the client's renderer: what it is asked for, and one read. */
const contentOf = async (answer: OwnRead, { address, language }: PageAddress): Promise<RenderedPage> => {
  const id = /^\/products?\/([\w-]+)/.exec(address)?.[1];
  const path = id ? `/api/products/${id}` : '/api/categories';
  const data = JSON.stringify([[[path], await (await answer(path)).json()]]);
  return { head: '<style>p{margin:0}</style>', body: `<p lang="${language}">${encodeURI(address)}</p>`, data };
};

/** Serves a template as the client over HTTP, before a service with one product. */
export const servePages = async (): Promise<ServedPages> => {
  const henna = await startApp();
  const folder = await mkdtemp(join(tmpdir(), 'henna-client-'));
  await writeFile(join(folder, 'index.html'), template);
  await writeFile(join(folder, 'lost.txt'), 'soon gone');
  const fixtures: PageFixtures = { demo: false, storeDown: false, rendered: 0, failures: [] };
  const handlers = webHandlers(folder, {
    catalogue: henna.app.get(CatalogueIndex),
    listing: henna.app.get(Listing),
    responses: henna.app.get(ProductResponses),
    origin,
    noindex: async () => fixtures.demo,
    loadRenderer: async () => (answer) => async (page) => {
      fixtures.rendered++;
      if (fixtures.storeDown) throw new Error('The store is away');
      return contentOf(answer, page);
    },
    read: ownReads(henna.app.getHttpAdapter().getInstance() as RequestListener),
    position: () => henna.app.get(ProjectionProgress).position,
    waitFor: (position) => henna.app.get(ProjectionProgress).waitFor(position, 1_000),
    logFailure: (error) => fixtures.failures.push(error),
    setVisitCookie: (_, response) => void response.setHeader('X-Greeted', 'yes'),
  });
  const adapter = new ExpressAdapter();
  for (const handler of handlers) adapter.use(handler);
  const server = createServer(adapter.getInstance<RequestListener>());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    henna,
    folder,
    fixtures,
    product: await addProduct(henna),
    page: async (path, headers = {}, method = 'GET') => {
      const response = await fetch(base + path, { method, headers, redirect: 'manual' });
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
    async stop() {
      server.close();
      await henna.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
