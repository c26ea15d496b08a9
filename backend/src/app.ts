import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { limits } from '@henna/domain';
import { metricsListener, metricsPath, serveMetrics, type Tracing } from '@henna/domain/node';
import { serveApiDocs } from './api-docs.ts';
import { AppModule } from './app.module.ts';
import { webHandlers } from './web/web-handlers.ts';
import { formPosts, isContribution, KnownDevices, SessionStore, sessionMiddleware } from './features/accounts/index.ts';
import { clientFolder, clientRenderer } from './built-packages.ts';
import { CatalogueIndex, Listing, ProductResponses } from './features/listing/index.ts';
import { DemoStatus } from './features/demo/index.ts';
import { setVisitCookie } from './features/visits/index.ts';
import type { Settings } from './settings.ts';
import { VisitorActivity } from './shared/bulk/visitor-activity.ts';
import { assertJsonWithinLimits } from './shared/http/json-limits.ts';
import { CommandLimits } from './shared/http/command-limits.ts';
import { ByteCache } from './shared/http/byte-cache.ts';
import { forVisitors, ownReads } from './shared/http/own-reads.ts';
import { assignCorrelationId } from './shared/http/correlation.ts';
import { RateLimiter } from './shared/http/rate-limits.ts';
import { KnownHosts } from './shared/http/known-hosts.ts';
import { limitRequests } from './shared/http/request-limits.ts';
import { requestLog } from './shared/http/request-log.ts';
import { csrfProtection } from './shared/http/csrf.middleware.ts';
import { privateByDefault, securityHeaders } from './shared/http/security-headers.ts';
import { enterTrace, traceRequests } from './shared/http/request-trace.ts';
import { setServerTimeouts } from './shared/http/server-timeouts.ts';
import { rejectWhileLoading } from './shared/http/while-loading.ts';
import { isSharedRead } from './shared/http/shared-reads.ts';
import type { Metrics } from './shared/metrics/metrics.ts';
import { observeRequest } from './shared/metrics/request-metrics.ts';
import { ProjectionProgress } from './shared/projection-progress/projection-progress.ts';
import { derivedKey } from './shared/sealing/master-key.ts';
import { LOGGER, MASTER_KEY, METRICS, SETTINGS, TRACING } from './tokens.ts';

/** Middleware is listed in the order in which a request passes it. */
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
  setServerTimeouts(app.getHttpServer());
  app.use(assignCorrelationId);
  app.use(privateByDefault);
  app.use(securityHeaders(settings.publicUrl.protocol === 'https:'));
  app.use(forVisitors(app.get(VisitorActivity).trackRequest));
  app.use(forVisitors(requestLog(app.get<Logger>(LOGGER)) as RequestHandler));
  const hosts = new KnownHosts(settings.publicUrl);
  app.use(forVisitors(hosts.require as RequestHandler));
  const progress = app.get(ProjectionProgress);
  const catalogue = app.get(CatalogueIndex);
  app.use(
    rejectWhileLoading(
      () => progress.isCaughtUp,
      () => catalogue.loading,
    ),
  );
  app.use(csrfProtection(settings.publicUrl.origin));
  app.use(forVisitors(limitRequests(app.get(RateLimiter)) as RequestHandler));
  app.use(
    '/api',
    forVisitors(app.get(KnownDevices).sendCookies),
    forVisitors(
      sessionMiddleware(
        app.get(SessionStore),
        settings.publicUrl,
        derivedKey(app.get<Buffer>(MASTER_KEY), 'session cookies').toString('hex'),
      ),
    ),
  );
  app.use(formPosts);
  app.use(forVisitors(compressUncached()));
  app.useBodyParser('json', jsonParserOptions);
  const commands = app.get(CommandLimits);
  app.use('/api', commands.admit);
  const tracing = app.get<Tracing | null>(TRACING);
  // Behind the queues, which would run one request in the context of another.
  if (tracing) app.use(enterTrace(tracing));
  const cache = new ByteCache(() => app.get(ProjectionProgress).position);
  useWebHandlers(app, settings, cache);
  serveApiDocs(app);
  app.enableShutdownHooks();
  await app.init();
  useByteCache(cache, hosts, commands, app);
  await useMetrics(settings, app);
  if (tracing) traceRequests(tracing, app);
  void progress.start();
  return app;
};

/** Each route has one spelling, so that code that decides by path agrees with the router. */
const exactRouting = () => express().enable('case sensitive routing').enable('strict routing');

/** These routes read their bodies as streams. */
const streamedBodies = /^\/api\/admin\/(?:import\/|import-drafts(?:\?|$)|restore)/;

const jsonParserOptions = {
  type: ({ url, headers }: IncomingMessage) =>
    /^application\/json\b/i.test(headers['content-type'] ?? '') && !streamedBodies.test(url ?? ''),
  limit: limits.bodyBytes,
  strict: false,
  verify: (_request: unknown, _response: unknown, bytes: Buffer) => assertJsonWithinLimits(bytes),
};

/** The byte cache compresses its responses itself, and needs their unsent headers; those to contributions are small. */
const compressUncached = (): RequestHandler => {
  const compress = compression();
  return (request, response, next) =>
    isSharedRead(request.method, request.url) || isContribution(request) ? next() : compress(request, response, next);
};

/** As long as commands wait for the views. */
const versionTimeoutMs = 1_000;

const useWebHandlers = (app: NestExpressApplication, { publicUrl }: Settings, cache: ByteCache) => {
  const folder = clientFolder();
  if (folder === undefined) return;
  const handle = app.getHttpAdapter().getInstance() as RequestListener;
  const visitSecret = derivedKey(app.get<Buffer>(MASTER_KEY), 'visits');
  const handlers = webHandlers(folder, {
    catalogue: app.get(CatalogueIndex),
    listing: app.get(Listing),
    responses: app.get(ProductResponses),
    origin: publicUrl.origin,
    loadRenderer: clientRenderer,
    read: ownReads((request, response) => {
      if (!cache.serve(request, response)) handle(request, response);
    }),
    position: () => app.get(ProjectionProgress).position,
    waitFor: (position) => app.get(ProjectionProgress).waitFor(position, versionTimeoutMs),
    noindex: () => app.get(DemoStatus).isActive(),
    logFailure: (error) => app.get<Logger>(LOGGER).warn({ err: error }, 'a page is served without its content'),
    setVisitCookie: (request, response) =>
      setVisitCookie(request, response, visitSecret, publicUrl.protocol === 'https:'),
  });
  for (const handler of handlers) app.use(handler);
};

/** Cached responses bypass Express and Nest. What is no read lets reads go first. */
const useByteCache = (cache: ByteCache, hosts: KnownHosts, { paced }: CommandLimits, app: NestExpressApplication) => {
  app.get(CatalogueIndex).onChange(({ products, taxonomyChanged, reloaded }) => {
    if (taxonomyChanged || reloaded) cache.clear();
    else cache.dropProducts(products.map(({ after }) => after._id));
  });
  const server: Server = app.getHttpServer();
  const pipeline = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET' && hosts.has(request) && cache.serve(request, response)) return;
    const handle = () => {
      for (const listener of pipeline) listener.call(server, request, response);
    };
    if (request.method === 'GET' || request.method === 'HEAD') handle();
    else paced.add(handle);
  });
};

/** Counts every request, and serves the metrics, at a port of their own or before everything else that requests pass. */
const useMetrics = async ({ metrics: settings }: Settings, app: NestExpressApplication) => {
  const metrics = app.get<Metrics | null>(METRICS);
  if (!settings || !metrics) return;
  const server: Server = app.getHttpServer();
  const own = await serveMetrics(settings, metrics.collect);
  if (own) server.once('close', () => own.close().closeAllConnections());
  const serve = metricsListener(settings.token, metrics.collect);
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!own && request.url === metricsPath) return serve(request, response);
    observeRequest(metrics, request, response);
    handle!(request, response);
  });
};
