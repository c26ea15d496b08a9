import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import request from 'supertest';
import { serveApiDocs } from './api-docs.ts';
import { ProblemFilter } from './shared/http/problem.filter.ts';

@Module({})
class Nothing {}

describe('the documentation of the API', () => {
  let app: INestApplication;
  beforeAll(async () => {
    app = await NestFactory.create(Nothing, { logger: false });
    app.useGlobalFilters(new ProblemFilter(pino({ level: 'silent' })));
    serveApiDocs(app);
    await app.init();
  });
  afterAll(() => app.close());

  const get = (path: string) => request(app.getHttpServer()).get(path);

  test('is a page with all that it loads, and a document', async () => {
    for (const page of ['/api/docs', '/api/docs/']) {
      const { text } = await get(page).expect(200).expect('content-type', /html/);
      const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, file]) => new URL(file!, `http://localhost${page}`),
      );
      expect(files.length).toBeGreaterThan(4);
      for (const { pathname } of files) await get(pathname).expect(200).expect('cache-control', 'no-cache');
    }
    await get('/api/docs-json').expect(200).expect('content-type', /json/);
  });

  test('serves nothing else of the package that draws it', async () => {
    const files = readdirSync(dirname(require.resolve('swagger-ui-dist/package.json')));
    const found: string[] = [];
    for (const file of files) if ((await get(`/api/docs/${file}`)).status !== 404) found.push(file);
    expect(found.sort()).toEqual([
      'favicon-16x16.png',
      'favicon-32x32.png',
      'swagger-ui-bundle.js',
      'swagger-ui-standalone-preset.js',
      'swagger-ui.css',
    ]);
    for (const path of ['/api/docs/%70ackage.json', '/api/docs//package.json', '/api/docs/docs/package.json'])
      await get(path).expect(404);
  });
});
