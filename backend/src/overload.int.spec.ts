import { ratingStream } from '@henna/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandLimits } from './shared/http/command-limits.ts';
import { EventStore } from './shared/stores/event-store.ts';
import { startProxiedApp, type ProxiedHarness } from './testing/app-harness.ts';
import { makeProduct } from './testing/builders.ts';

const inFlight = 2;
const members = 4;
const products = 12;

let service: ProxiedHarness;
beforeAll(async () => (service = await startProxiedApp({ COMMANDS_IN_FLIGHT: String(inFlight) })));
afterAll(async () => {
  await service.stop();
  delete process.env['COMMANDS_IN_FLIGHT'];
});

/** Ratings of every member for every product, each with a key. */
const ratings = async () => {
  const productIds: string[] = [];
  for (let made = 0; made < products; made++) productIds.push((await makeProduct(service)).id);
  const joined = await Promise.all(Array.from({ length: members }, () => service.member()));
  return productIds.flatMap((productId) =>
    joined.map(({ agent, id }) => {
      const send = () => agent.post('/api/ratings').set('Idempotency-Key', productId).send({ productId, stars: 4 });
      return { productId, memberId: id, send };
    }),
  );
};

test('more commands than a slow store can take are refused, and reads do not wait for them', async () => {
  const sent = await ratings();
  const untouched = await makeProduct(service);
  const read = () => service.visitor().get(`/api/products/${untouched.id}`).expect(200);
  await read();
  const { visitors } = service.app.get(CommandLimits).queues;
  let mostRunning = 0;
  const watching = setInterval(() => (mostRunning = Math.max(mostRunning, visitors.running)), 1);
  service.stores.events.proxy.slowDown(100);
  const answering = Promise.all(sent.map(({ send }) => send().then((response) => response)));
  while (visitors.waiting < inFlight) await pause(1);
  await read();
  await service.token().post('/api/admin/brands').send({ name: 'Fair', displayName: 'Fair' }).expect(201);
  expect(visitors.waiting).toBeGreaterThan(0);

  const answers = await answering;
  clearInterval(watching);
  service.stores.events.proxy.slowDown(0);
  expect(mostRunning).toBe(inFlight);
  const isRefused = answers.map(({ status }) => status === 503);
  expect(isRefused).toContain(true);
  expect(isRefused).toContain(false);
  const log = service.app.get(EventStore);
  for (const [index, { status, headers, body }] of answers.entries()) {
    if (isRefused[index]) {
      expect([(body as { code: string }).code, headers['retry-after']]).toEqual(['BUSY', '1']);
      await sent[index]!.send().expect(201);
    } else expect(status).toBe(201);
    const { productId, memberId } = sent[index]!;
    expect((await log.read(ratingStream(productId, memberId))).events.map(({ type }) => type)).toEqual(['RatingGiven']);
  }
});
