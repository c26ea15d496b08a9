import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import { pinoHttp } from 'pino-http';
import request from 'supertest';
import type { HennaRequest } from './request.ts';
import { requestLog } from './request-log.ts';

/** The lines of some requests, parsed. */
const linesOf = async (use: (app: ReturnType<typeof supertest>) => Promise<unknown>, level = 'info') => {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level }, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  await use(supertest(requestLog(logger) as unknown as RequestHandler));
  return lines;
};
const supertest = (log: RequestHandler) => {
  const app = express();
  app.use((incoming, _response, next) => {
    (incoming as HennaRequest).correlationId = 'c1';
    next();
  });
  app.use(log);
  app.post('/api/votes', (_incoming, response) => void response.status(201).json({}));
  app.get('/batch', (incoming, response) => {
    (incoming as unknown as HennaRequest).correlationId = 'batch';
    response.end();
  });
  app.get('/traced', (incoming, response) => {
    const span = { spanContext: () => ({ traceId: 't1' }) };
    Object.assign(incoming, { span });
    response.end();
  });
  app.get('/failure', (_incoming, response) => void response.status(503).end());
  app.use((_incoming, response) => void response.status(200).end());
  return request(app);
};

test('one line without the query', async () => {
  expect(await linesOf((app) => app.post('/api/votes?q=layla').expect(201))).toEqual([
    {
      level: 30,
      time: expect.any(Number) as number,
      pid: process.pid,
      hostname: expect.any(String) as string,
      reqId: 'c1',
      req: { method: 'POST', url: '/api/votes' },
      correlationId: 'c1',
      res: { statusCode: 201 },
      responseTime: expect.any(Number) as number,
      msg: 'request completed',
    },
  ]);
});

test('a traced request is named by its trace', async () => {
  expect(await linesOf((app) => app.get('/traced'))).toMatchObject([{ reqId: 'c1', traceId: 't1' }]);
});

test('a batch is named by its correlation id', async () => {
  expect(await linesOf((app) => app.get('/batch'))).toMatchObject([{ reqId: 'c1', correlationId: 'batch' }]);
});

test('a failure is a warning with its status, and without a stack', async () => {
  const lines = await linesOf((app) => app.get('/failure'), 'warn');
  expect(lines).toMatchObject([{ level: 40, msg: 'request failed', res: { statusCode: 503 } }]);
  expect(lines[0]).not.toHaveProperty('err');
});

test.each(['/api/health', '/assets/a.js'])('%s is not logged', async (path) =>
  expect(await linesOf((app) => app.get(path))).toEqual([]),
);

test('has the fields that pino-http writes, in its order', async () => {
  const texts: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => texts.push(line) });
  const serializers = {
    req: ({ method, url }: { method: string; url: string }) => ({ method, url }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  };
  const library = pinoHttp<HennaRequest>({
    logger,
    genReqId: ({ correlationId }) => correlationId,
    customProps: ({ correlationId }) => ({ correlationId }),
    serializers,
    quietReqLogger: true,
  });
  for (const log of [requestLog(logger), library]) await supertest(log as unknown as RequestHandler).post('/api/votes');
  const [own, theirs] = texts.map((text) => text.replace(/"responseTime":\d+/, ''));
  expect(own).toBe(theirs);
});
