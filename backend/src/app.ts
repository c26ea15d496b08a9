import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { limits } from '@henna/contracts';
import { AppModule } from './app.module.ts';
import { sessions } from './features/accounts/sessions.ts';
import type { Settings } from './settings.ts';
import { correlate } from './shared/http/correlation.ts';
import type { HennaRequest } from './shared/http/request.ts';
import { refuseCrossSite } from './shared/http/same-site.ts';
import { ProjectionProgress } from './shared/positions/projection-progress.ts';
import { derivedKey } from './shared/sealing/master-key.ts';
import { Databases } from './shared/stores/databases.ts';
import { LOGGER, MASTER_KEY, SETTINGS } from './tokens.ts';

/** Builds the service: the middleware in front of Nest in the order in which a request meets it, then the modules. */
export const createApp = async (): Promise<INestApplication> => {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    logger: ['error', 'warn'],
    bodyParser: false,
    abortOnError: false,
  });
  const settings = app.get<Settings>(SETTINGS);
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(correlate);
  app.use(requestLog(app.get<Logger>(LOGGER)));
  app.use(refuseCrossSite(settings.publicUrl.origin));
  app.use(
    '/api',
    sessions(
      app.get(Databases),
      settings.publicUrl,
      derivedKey(app.get<Buffer>(MASTER_KEY), 'session cookies').toString('hex'),
    ),
  );
  app.useBodyParser('json', { limit: limits.bodyBytes, strict: false });
  app.enableShutdownHooks();
  await app.init();
  void app.get(ProjectionProgress).start();
  return app;
};

const requestLog = (logger: Logger) =>
  pinoHttp<HennaRequest>({
    logger,
    genReqId: ({ correlationId }) => correlationId,
    customProps: ({ correlationId }) => ({ correlationId }),
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'info'),
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    quietReqLogger: true,
  });
