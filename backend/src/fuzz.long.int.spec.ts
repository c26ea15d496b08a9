import type { Logger } from 'pino';
import { apiDocument } from './api-document.ts';
import { startApp, tokens, type AppHarness } from './testing/app-harness.ts';
import { makeProduct } from './testing/builders.ts';
import { fuzzRequests } from './testing/fuzz/fuzz-requests.ts';
import { heapAfterCollection } from './testing/fuzz/send-fuzz.ts';
import { sendFuzz } from './testing/fuzz/send-fuzz.ts';
import { LOGGER } from './tokens.ts';

describe('random requests', () => {
  let service: AppHarness;
  let cookie: string;
  const logged: jest.SpyInstance[] = [];
  beforeAll(async () => {
    service = await startApp();
    const logger = service.app.get<Logger>(LOGGER);
    logged.push(jest.spyOn(logger, 'error'), jest.spyOn(logger, 'fatal'));
    const { email, password } = await service.member();
    const { headers } = await service.visitor().post('/api/sessions').send({ email, password });
    cookie = String(headers['set-cookie']).split(';')[0]!;
  });
  afterAll(() => service.stop());

  const count = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
  const seed = process.env['SEED'] ?? String(Date.now());
  test(
    `${count} random requests made from the API's own description (SEED=${seed})`,
    async () => {
      const { agent, id } = await service.member();
      await agent.post('/api/profile').send({ displayName: 'Noor' }).expect(201);
      const products = [await makeProduct(service), await makeProduct(service)];
      const comment = { productId: products[0]!.id, content: 'Soft.' };
      const { body } = await agent.post('/api/comments').send(comment).expect(201);
      const names = products.flatMap((product) => [
        product.id,
        product.brand,
        product.categoryKey,
        product.subcategory,
      ]);
      const callers = [
        {},
        { cookie },
        { 'x-admin-token': tokens.admin },
        { cookie, 'x-admin-token': tokens.analyst },
      ] as const;
      const request = fuzzRequests(apiDocument(service.app), {
        callers: [...callers],
        knownTexts: [...names, id, body.id],
      });
      const run = (from: number, to: number) => sendFuzz(service.url, (index) => request(seed, index), from, to);
      const first = await run(0, Math.ceil(count / 3));
      const before = heapAfterCollection();
      const rest = await run(Math.ceil(count / 3), count);
      const grownMB = (heapAfterCollection() - before) / 1024 / 1024;
      expect([...first.failures, ...rest.failures]).toEqual([]);
      expect(Object.keys({ ...first.byStatus, ...rest.byStatus })).toEqual(
        expect.arrayContaining(['200', '201', '204', '400', '401', '404']),
      );
      expect(grownMB).toBeLessThan(120);
    },
    60_000 + count * 100,
  );

  test('nobody was polluted, nothing was logged as an error, and the service is well', async () => {
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    for (const spy of logged) expect(spy).not.toHaveBeenCalled();
    await service.visitor().get('/api/health').expect(200);
  });
});
