import { NotFoundError } from '@henna/domain';
import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import type { Request, Response, NextFunction } from 'express';
import { apiDocument } from './api-document.ts';

const path = 'api/docs';
/** The page and the files that it loads. The package contains more: its manifest, source maps, other builds. */
const servedFiles = new Set([
  '/',
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/swagger-ui-standalone-preset.js',
  '/swagger-ui-init.js',
  '/favicon-16x16.png',
  '/favicon-32x32.png',
]);

const onlyServedFiles = (request: Request, response: Response, next: NextFunction) => {
  if (!servedFiles.has(request.path)) return next(new NotFoundError('NOT_FOUND').withMessage('There is no such file.'));
  response.setHeader('Cache-Control', 'no-cache');
  next();
};

/** Serves the documentation page of the API, and the OpenAPI document as JSON. */
export const serveApiDocs = (app: INestApplication): void => {
  app.use(`/${path}`, onlyServedFiles);
  SwaggerModule.setup(path, app, () => apiDocument(app), { jsonDocumentUrl: `${path}-json` });
};
