import type { VoteResponse } from './features/voting/index.ts';
import { ballotStream } from '@henna/domain';
import type { INestApplication } from '@nestjs/common';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request, { type Response } from 'supertest';
import { createApp } from './app.ts';
import { ProjectionProgress } from './shared/projection-progress/projection-progress.ts';
import { EventStore } from './shared/stores/event-store.ts';
import { startApp, type AppHarness } from './testing/app-harness.ts';
import { makeProduct } from './testing/builders.ts';
import { pageCookie } from './testing/page-cookie.ts';
import { startStoreProxy } from './testing/store-proxy.ts';
import { MASTER_KEY } from './tokens.ts';

const keyed = (key: string) => ({ 'idempotency-key': key });

describe('a repeated request', () => {
  let service: AppHarness;
  let cookie: string;
  let userId: string;
  let productId: string;
  const others: INestApplication[] = [];

  /** Another process's service on the same stores, for all that they share in memory. */
  const another = async (eventStoreUrl = process.env['EVENTSTORE_URL']) => {
    const before = process.env['EVENTSTORE_URL'];
    process.env['EVENTSTORE_URL'] = eventStoreUrl;
    const app = await createApp();
    process.env['EVENTSTORE_URL'] = before;
    others.push(app);
    await app.listen(0, '127.0.0.1');
    await app.get(ProjectionProgress).start();
    return `http://127.0.0.1:${((app.getHttpServer() as Server).address() as AddressInfo).port}`;
  };
  const vote = (url: string, key: string, word = 'Good') =>
    request(url)
      .post('/api/votes')
      .set({ cookie, ...keyed(key) })
      .send({ productId, vote: word });
  const withdraw = (url: string, word = 'Good') =>
    request(url).delete('/api/votes').set({ cookie }).send({ productId, vote: word }).expect(204);
  const ballotEvents = async () =>
    (await service.app.get(EventStore).read(ballotStream(productId, userId))).events.map(({ type }) => type);
  const response = ({ status, body, headers }: Response) => [status, body as VoteResponse, headers['x-position']];

  beforeEach(async () => {
    productId = (await makeProduct(service)).id;
    const member = await service.member();
    userId = member.id;
    const { email, password } = member;
    const { headers } = await request(service.url).post('/api/sessions').send({ email, password }).expect(200);
    cookie = [headers['set-cookie']]
      .flat()
      .map((each) => each?.split(';')[0])
      .join('; ');
  });
  beforeAll(async () => (service = await startApp()));
  afterAll(async () => {
    for (const app of others) await app.close();
    await service.stop();
  });

  it('is answered from the events when the service died between append and answer', async () => {
    const { hostname, port } = new URL(process.env['EVENTSTORE_URL']!.replace(/^esdb:/, 'http:'));
    const proxy = await startStoreProxy(Number(port));
    const dying = await another(
      process.env['EVENTSTORE_URL']!.replace(`${hostname}:${port}`, `${hostname}:${proxy.port}`),
    );
    proxy.withholdAfter('VoteCast');
    const unanswered = vote(dying, 'k1').timeout(60_000);
    let hasResponse = false;
    unanswered.then(
      () => (hasResponse = true),
      () => undefined,
    );
    for (let turn = 0; turn < 500 && (await ballotEvents()).length === 0; turn++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(hasResponse).toBe(false);
    unanswered.abort();
    const successor = await another();
    const [first, second] = [await vote(successor, 'k1'), await vote(service.url, 'k1')];
    expect(response(first)).toEqual([201, expect.objectContaining({ vote: 'Good', userId }), expect.any(String)]);
    expect(response(second)).toEqual(response(first));
    expect(await ballotEvents()).toEqual(['VoteCast']);
    await proxy.close();
  });

  it('that found nothing to do at first does nothing later either, on any process', async () => {
    await vote(service.url, 'cast').expect(201);
    const first = await vote(service.url, 'again');
    expect(first.status).toBe(200);
    await withdraw(service.url);
    const repeats = [await vote(service.url, 'again'), await vote(await another(), 'again')];
    for (const repeat of repeats) expect(response(repeat)).toEqual(response(first));
    expect(await ballotEvents()).toEqual(['VoteCast', 'VoteWithdrawn']);
  });

  it('has one effect and one answer when all come at once, to two processes', async () => {
    const other = await another();
    const urls = Array.from({ length: 24 }, (_, index) => (index % 2 ? other : service.url));
    const responses = (await Promise.all(urls.map((url) => vote(url, 'race')))).filter(({ status }) => status !== 503);
    expect(responses.length).toBeGreaterThan(0);
    for (const each of responses) expect(response(each)).toEqual(response(responses[0]!));
    expect(responses[0]!.status).toBe(201);
    expect(await ballotEvents()).toEqual(['VoteCast']);
  });

  it('with another body is refused', async () => {
    await vote(service.url, 'reused').expect(201);
    await vote(service.url, 'reused', 'Bad').expect(400, /IDEMPOTENCY_KEY_REUSED/);
    expect(await ballotEvents()).toEqual(['VoteCast']);
  });

  it('of a visit counts once, also when the service was started anew in between', async () => {
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const master = service.app.get<Buffer>(MASTER_KEY);
    const cookie = pageCookie(master);
    const visit = (url: string, header = cookie) =>
      request(url)
        .post(`/api/products/${productId}/visit`)
        .set({ ...browser, cookie: header })
        .expect(204);
    const counted = async () => (await service.app.get(EventStore).read(`visits-${productId}`)).events.length;
    await visit(service.url);
    const restarted = await another();
    await visit(restarted);
    expect(await counted()).toBe(1);
    await visit(restarted, pageCookie(master));
    expect(await counted()).toBe(2);
  });
});
