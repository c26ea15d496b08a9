import type { ProductResponse } from '../../listing/index.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { startInstallation, type Installation } from '../../../testing/installation.ts';
import { foundBelow } from '../testing/markers.ts';
import { collectionsWith, comment, makeProduct, signUp, until } from '../testing/people.ts';

let installation: Installation;
beforeAll(async () => (installation = await startInstallation()), 120_000);
afterAll(() => installation?.stop());

it('is finished after a crash at whatever step', async () => {
  const product = await makeProduct(installation);
  const password = 'a long enough password';
  const erasures = installation.mongo.db('henna_private').collection<{ _id: string; finishedAt?: Date }>('erasures');
  let cut = 0;
  for (const delay of [0, 15, 60]) {
    const email = `zqcrash${delay}@example.org`;
    const { agent, id } = await signUp(installation, { firstName: 'Zqcrash' }, email, password);
    await agent.post('/api/votes').send({ productId: product.id, vote: 'Good' }).expect(201);
    await agent.post('/api/ratings').send({ productId: product.id, stars: 5 }).expect(201);
    await agent.put(`/api/shelf/${product.id}`).send({ state: 'want' }).expect(200);
    await comment(agent, product.id, `zqcrash comment ${delay}`);
    const answered = agent
      .delete('/api/accounts/current')
      .send({ password })
      .then(
        () => true,
        () => false,
      );
    while (!(await erasures.findOne({ _id: id }))) await pause(1);
    await pause(delay);
    await installation.killService();
    await answered;
    if (!(await erasures.findOne({ _id: id }))?.finishedAt) cut++;
    await installation.restartService();
    await until(async () => expect((await erasures.findOne({ _id: id }))?.finishedAt).toBeInstanceOf(Date));
    expect(await collectionsWith(installation, [id, email])).toEqual([`${id} in erasures`]);
    await installation.visitor().post('/api/sessions').send({ email, password }).expect(401);
  }
  process.stdout.write(`erasures that a crash cut off: ${cut} of 3\n`);
  expect(foundBelow(installation.folder, ['zqcrash'])).toEqual([]);
}, 180_000);

it('takes back what reached the log after it had ended', async () => {
  const product = await makeProduct(installation);
  const password = 'a long enough password';
  const { agent, id: userId } = await signUp(installation, {}, 'late@example.org', password);
  await agent.delete('/api/accounts/current').send({ password }).expect(204);
  const { metadata, data } = lateContributions(product.id, userId);
  const store = new EventStore(installation.eventStoreUrl);
  const vote = { type: 'VoteCast' as const, data: data.vote };
  const visit = { type: 'ProductVisited' as const, data: data.visit };
  await store.appendAnyRevision(`ballot-${product.id}.${userId}`, [{ id: randomUUID(), event: vote, metadata }]);
  await store.appendAnyRevision(`visits-${product.id}`, [{ id: randomUUID(), event: visit, metadata }]);
  await store.onApplicationShutdown();
  const figures = async () => {
    const { body } = await installation.visitor().get(`/api/products/${product.id}`).expect(200);
    return (body as ProductResponse).visitCount;
  };
  await until(async () => expect(await figures()).toBe(1));
  await installation.restartService();
  await until(async () => expect(await figures()).toBe(0));
  await until(async () => expect(await collectionsWith(installation, [userId])).toEqual([`${userId} in erasures`]));
}, 60_000);

const lateContributions = (productId: string, userId: string) => {
  const at = new Date().toISOString();
  const metadata = new CommandContext({ kind: 'member', id: userId, role: 'member' }, 'screen').metadata();
  const vote = { voteId: randomUUID(), productId, userId, optionId: randomUUID(), vote: 'Good', castAt: at };
  const visit = { productId, userId, visitedAt: at, visit: 'late', language: 'en' as const };
  return { metadata, data: { vote, visit } };
};
