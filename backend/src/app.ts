import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { limits } from '@henna/domain';
import { serveApiDocs } from './api-docs.ts';
import { AppModule } from './app.module.ts';
import { webHandlers } from './web/web-handlers.ts';
import { KnownDevices } from './features/accounts/known-devices.ts';
import { SessionStore } from './features/accounts/session-store.ts';
import { sessionMiddleware } from './features/accounts/sessions.ts';
import { GetBannersController } from './features/banners/index.ts';
import { clientFolder } from './built-packages.ts';
import {
  CatalogueIndex,
  GetBrandsController,
  GetCategoriesController,
  GetProductController,
  GetProductsController,
  Listing,
  ProductResponses,
} from './features/catalogue/index.ts';
import { DemoStatus, GetSiteController } from './features/demo/index.ts';
import { setVisitCookie } from './features/visits/index.ts';
import type { Settings } from './settings.ts';
import { Background } from './shared/background.ts';
import { requireBearableShape } from './shared/http/body-shape.ts';
import { ByteCache } from './shared/http/byte-cache.ts';
import { correlate } from './shared/http/correlation.ts';
import { RateLimiter } from './shared/http/rate-limits.ts';
import { KnownHosts } from './shared/http/known-hosts.ts';
import { limitRequests } from './shared/http/request-limits.ts';
import { requestLog } from './shared/http/request-log.ts';
import { refuseCrossSite } from './shared/http/same-site.ts';
import { privateUnlessDeclared, securityHeaders } from './shared/http/security-headers.ts';
import { limitServer } from './shared/http/server-limits.ts';
import { refuseWhileLoading } from './shared/http/while-loading.ts';
import { isSharedRead } from './shared/http/shared-reads.ts';
import { ProjectionProgress } from './shared/positions/projection-progress.ts';
import { derivedKey } from './shared/sealing/master-key.ts';
import { LOGGER, MASTER_KEY, SETTINGS } from './tokens.ts';

/** Builds the service: the middleware in front of Nest in the order in which a request meets it, then the modules. */
export const createApp = async (): Promise<INestApplication> => {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, new ExpressAdapter(exactRouting()), {
    logger: ['error', 'warn'],
    bodyParser: false,
    abortOnError: false,
  });
  const settings = app.get<Settings>(SETTINGS);
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.trustedProxies);
  limitServer(app.getHttpServer());
  app.use(correlate);
  app.use(privateUnlessDeclared);
  app.use(securityHeaders(settings.publicUrl.protocol === 'https:'));
  app.use(app.get(Background).countVisitor);
  app.use(requestLog(app.get<Logger>(LOGGER)));
  const hosts = new KnownHosts(settings.publicUrl);
  app.use(hosts.require);
  const progress = app.get(ProjectionProgress);
  app.use(refuseWhileLoading(() => progress.isLive));
  app.use(refuseCrossSite(settings.publicUrl.origin));
  app.use(limitRequests(app.get(RateLimiter)));
  app.use(
    '/api',
    app.get(KnownDevices).sendCookies,
    sessionMiddleware(
      app.get(SessionStore),
      settings.publicUrl,
      derivedKey(app.get<Buffer>(MASTER_KEY), 'session cookies').toString('hex'),
    ),
  );
  app.use(compressOthers());
  app.useBodyParser('json', bodyRules);
  const cache = new ByteCache(() => app.get(ProjectionProgress).position);
  serveClient(app, settings, cache);
  serveApiDocs(app);
  app.enableShutdownHooks();
  await app.init();
  putInFront(cache, hosts, app);
  void progress.start();
  return app;
};

/** Each route has one spelling: what is decided about a path elsewhere holds for the route that answers it. */
const exactRouting = () => express().enable('case sensitive routing').enable('strict routing');

/** Their bodies are read as they come, by the routes themselves. */
const streamed = /^\/api\/admin\/(?:import\/|restore)/;

const bodyRules = {
  type: ({ url, headers }: IncomingMessage) =>
    /^application\/json\b/i.test(headers['content-type'] ?? '') && !streamed.test(url ?? ''),
  limit: limits.bodyBytes,
  strict: false,
  verify: (_request: unknown, _response: unknown, bytes: Buffer) => requireBearableShape(bytes),
};

/** Kept answers have compressed forms of their own, and must reach the cache with their headers unsent. */
const compressOthers = (): RequestHandler => {
  const compress = compression();
  return (request, response, next) =>
    isSharedRead(request.method, request.url) ? next() : compress(request, response, next);
};

const serveClient = (app: NestExpressApplication, { publicUrl }: Settings, cache: ByteCache) => {
  const folder = clientFolder();
  if (folder === undefined) return;
  const visitSecret = derivedKey(app.get<Buffer>(MASTER_KEY), 'visits');
  const handlers = webHandlers(folder, {
    catalogue: app.get(CatalogueIndex),
    listing: app.get(Listing),
    responses: app.get(ProductResponses),
    origin: publicUrl.origin,
    data: {
      product: app.get(GetProductController),
      products: app.get(GetProductsController),
      brands: app.get(GetBrandsController),
      categories: app.get(GetCategoriesController),
      site: () => app.get(GetSiteController).site(),
      banners: () => app.get(GetBannersController).shown({ pageSize: limits.pageSizeDefault }),
      cachedJson: (address) => cache.peek(address),
    },
    noindex: () => app.get(DemoStatus).counts(),
    logFailure: (error) => app.get<Logger>(LOGGER).warn({ err: error }, 'A page goes without its first answers'),
    setVisitCookie: (request, response) =>
      setVisitCookie(request, response, visitSecret, publicUrl.protocol === 'https:'),
  });
  for (const handler of handlers) app.use(handler);
};

/** Answers from kept bytes never enter the pipeline. */
const putInFront = (cache: ByteCache, hosts: KnownHosts, app: NestExpressApplication) => {
  app.get(CatalogueIndex).onChange(({ products, frame, reloaded }) => {
    if (frame || reloaded) cache.clear();
    else cache.dropProducts(products.map(({ after }) => after._id));
  });
  const server: Server = app.getHttpServer();
  const pipeline = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hosts.has(request) && cache.serve(request, response)) return;
    for (const listener of pipeline) listener.call(server, request, response);
  });
};
