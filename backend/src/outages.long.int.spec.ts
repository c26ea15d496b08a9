import type { ProductResponse } from './features/listing/index.ts';
import { ballotStream, commentStream, ratingStream } from '@henna/domain';
import { setTimeout as pause } from 'node:timers/promises';
import type { Response, Test } from 'supertest';
import { EventStore } from './shared/stores/event-store.ts';
import { startProxiedApp, type ProxiedHarness } from './testing/app-harness.ts';
import { makeProduct } from './testing/builders.ts';

const members = 8;
const products = 12;
const cuts = 12;
const cutMs = 300;

type Member = Awaited<ReturnType<ProxiedHarness['member']>>;
/** A command whose stream is new, and the same again with its key. */
interface Action {
  readonly kind: 'vote' | 'rating' | 'comment';
  readonly member: Member;
  readonly productId: string;
  readonly send: () => Test;
}

let service: ProxiedHarness;
const productIds: string[] = [];
beforeAll(async () => {
  service = await startProxiedApp();
  for (let created = 0; created < products + 2; created++) productIds.push((await makeProduct(service)).id);
});
afterAll(() => service.stop());

const eventsOf = async (stream: string) =>
  (await service.app.get(EventStore).read(stream)).events.map(({ type }) => type);

const refusal = ({ status, headers, body }: Response) => [
  status,
  (body as { code?: string }).code,
  headers['retry-after'],
];
const unavailable = [503, 'STORE_UNAVAILABLE', '1'];

const actsOf = (member: Member, productId: string): Action[] => {
  const send = (path: string, body: object) => () =>
    member.agent
      .post(path)
      .set('Idempotency-Key', `${path} ${productId}`)
      .send({ productId, ...body });
  return [
    { kind: 'vote', member, productId, send: send('/api/votes', { vote: 'Good' }) },
    { kind: 'rating', member, productId, send: send('/api/ratings', { stars: 4 }) },
    { kind: 'comment', member, productId, send: send('/api/comments', { content: `A comment on ${productId}` }) },
  ];
};

/** The figures of a product once they are those, or what they are in the end; asked a bounded number of times. */
const figures = async (id: string, awaited: readonly number[]): Promise<readonly number[]> => {
  for (let sent = 0; ; sent++) {
    const { body } = await service.visitor().get(`/api/products/${id}`);
    const { votes, ratings, commentCount } = body as ProductResponse;
    const found = [votes.total, ratings.total, commentCount];
    if (String(found) === String(awaited) || sent === 300) return found;
    await pause(100);
  }
};

/** Health once it is `status`; asked a bounded number of times. */
const health = async (status: 200 | 503): Promise<Response> => {
  for (let sent = 0; ; sent++) {
    const response = await service.visitor().get('/api/health');
    if (response.status === status || sent === 300) return response;
    await pause(100);
  }
};

test('every act under broken connections is refused with 503, or is in the log once', async () => {
  const ids = productIds.splice(0, products);
  const people = await Promise.all(Array.from({ length: members }, () => service.member()));
  const actions = ids.flatMap((id) => people.flatMap((member) => actsOf(member, id)));
  const responses = new Map<Action, Response>();
  const others: unknown[] = [];
  const waiting = [...actions];
  let onAnswer = () => {};
  const work = async () => {
    for (let action = waiting.shift(); action; action = waiting.shift()) {
      let response = await action.send();
      for (; response.status === 503; response = await action.send()) {
        others.push(refusal(response));
        await pause(20);
      }
      if (response.status !== 201) others.push([action.kind, response.status, response.text]);
      responses.set(action, response);
      onAnswer();
    }
  };
  const answered = (count: number) =>
    new Promise<void>((resolve) => (onAnswer = () => (responses.size < count ? undefined : resolve())));
  const working = Array.from({ length: members }, work);
  const { events, documents } = service.stores;
  for (let cut = 1; cut <= cuts; cut++) {
    await answered(Math.floor((cut * actions.length) / (cuts + 1)));
    const proxy = (cut % 3 === 0 ? documents : events).proxy;
    proxy.refuse();
    await pause(cutMs);
    proxy.accept();
  }
  await Promise.all(working);
  for (const each of others) expect(each).toEqual(unavailable);
  expect(others.length).toBeGreaterThan(0);

  const again = async (action: Action) => {
    const { body } = responses.get(action)!;
    const repeated = await action.send();
    expect([repeated.status, repeated.body.id]).toEqual([201, body.id]);
    const { productId, member } = action;
    if (action.kind === 'vote') expect(await eventsOf(ballotStream(productId, member.id))).toEqual(['VoteCast']);
    if (action.kind === 'rating') expect(await eventsOf(ratingStream(productId, member.id))).toEqual(['RatingGiven']);
    if (action.kind === 'comment') expect(await eventsOf(commentStream(body.id))).toEqual(['CommentPosted']);
  };
  await Promise.all(
    people.map(async (member) => {
      for (const action of actions) if (action.member === member) await again(action);
    }),
  );
  const all = [members, members, members];
  for (const id of ids) expect(await figures(id, all)).toEqual(all);
  expect((await health(200)).body.problems).toEqual([]);
}, 300_000);

describe.each([
  ['event store', () => service.stores.events],
  ['document store', () => service.stores.documents],
] as const)('while the %s is stopped', (name, storeOf) => {
  let productId: string;
  let member: Member;
  beforeAll(async () => {
    productId = productIds.pop()!;
    member = await service.member();
    await storeOf().stop();
  });

  test('health names it', async () => {
    expect((await health(503)).body.problems).toContain(`the ${name} does not answer`);
  });

  test('commands are refused with 503', async () => {
    const { agent } = member;
    const account = { email: 'new@example.org', password: 'a long enough password' };
    const responses = await Promise.all([
      agent.post('/api/votes').send({ productId, vote: 'Good' }),
      agent.delete('/api/votes').send({ productId, vote: 'Good' }),
      agent.post('/api/ratings').send({ productId, stars: 5 }),
      agent.post('/api/comments').send({ productId, content: 'A comment' }),
      agent.post('/api/profile').send({ displayName: 'Layla' }),
      agent.put('/api/accounts/current').send({ lastName: 'Haddad' }),
      service.visitor().post('/api/accounts').send(account),
      service.token().put(`/api/products/${productId}`).send({ description: 'Another' }),
    ]);
    for (const response of responses) expect(refusal(response)).toEqual(unavailable);
  });

  test('all is well when it is back', async () => {
    await storeOf().start();
    expect((await health(200)).body.problems).toEqual([]);
    for (const { send } of actsOf(member, productId)) await send().expect(201);
    expect(await figures(productId, [1, 1, 1])).toEqual([1, 1, 1]);
  });
});
