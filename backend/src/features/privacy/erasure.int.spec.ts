import type { CommentResponse, PersonalExport, ProductResponse } from '@henna/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BSON, type Document } from 'mongodb';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startHouse, type House } from '../../testing/house.ts';
import { foundBelow, foundIn } from './testing/markers.ts';

type Agent = ReturnType<House['visitor']>;

let house: House;
beforeAll(async () => (house = await startHouse()), 120_000);
afterAll(() => house?.stop());

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const databases = ['henna_private', 'henna_views'] as const;
const documentsOf = async (database: (typeof databases)[number]): Promise<Record<string, Document[]>> => {
  const db = house.mongo.db(database);
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const entries = collections.map(async ({ name }) => [name, await db.collection(name).find().toArray()] as const);
  return Object.fromEntries((await Promise.all(entries)).filter(([, documents]) => documents.length > 0));
};

/** Collections of both databases in which some texts stand. */
const collectionsWith = async (texts: readonly string[]) => {
  const found: string[] = [];
  for (const database of databases)
    for (const [name, documents] of Object.entries(await documentsOf(database)))
      for (const text of foundIn(Buffer.from(BSON.EJSON.stringify(documents)), texts)) found.push(`${text} in ${name}`);
  return found;
};

let made = 0;
const makeProduct = async (): Promise<ProductResponse> => {
  const admin = house.admin();
  const number = ++made;
  const post = async (path: string, body: object) =>
    (await admin.post(path).send(body).expect(201)).body as { id: string };
  const { id: brandId } = await post('/api/admin/brands', { name: `Brand ${number}`, displayName: `Brand ${number}` });
  const category = `category ${number}`;
  const { id: categoryId } = await post('/api/admin/categories', { name: category, displayName: category });
  const subcategory = `sub ${number}`;
  await post('/api/admin/subcategories', { name: subcategory, displayName: subcategory, categoryId });
  const { id } = await post('/api/products', { name: `Product ${number}`, brandId, category, subcategory });
  return (await house.visitor().get(`/api/products/${id}`).expect(200)).body as ProductResponse;
};

const signUp = async (names: object, email: string, password: string): Promise<{ agent: Agent; id: string }> => {
  const agent = house.visitor();
  const { body } = await agent
    .post('/api/accounts')
    .send({ email, password, ...names })
    .expect(201);
  return { agent, id: (body as { id: string }).id };
};

const comment = async (agent: Agent, productId: string, content: string, parentId?: string) => {
  const { body } = await agent.post('/api/comments').send({ productId, content, parentId }).expect(201);
  return body as CommentResponse;
};

it('leaves nothing of a person anywhere, and everything of the others', async () => {
  const random = randomBytes(4).toString('hex');
  const mark = (field: string) => `zq${field}${random}`;
  const email = `${mark('mail')}@example.org`;
  const password = `${mark('password')} long`;
  const markers = [
    'first',
    'last',
    'newfirst',
    'mail',
    'password',
    'display',
    'newdisplay',
    'profilemail',
    'bio',
    'avatar',
  ]
    .concat(['root', 'edited', 'withdrawn', 'reply', 'refused', 'search', 'agent', 'key'])
    .map(mark);
  const product = await makeProduct();
  const untouched = (await house.visitor().get(`/api/products/${product.id}`).expect(200)).body as ProductResponse;
  const other = await signUp({ firstName: 'Nour' }, 'nour@example.org', 'another long password');

  const { agent, id } = await signUp({ firstName: mark('first'), lastName: mark('last') }, email, password);
  const resetLink = async () => {
    const { body } = await house.admin().post(`/api/admin/accounts/${id}/reset-link`).expect(201);
    return new URL((body as { url: string }).url).searchParams.get('token');
  };
  await house
    .visitor()
    .put('/api/password-resets')
    .send({ token: await resetLink(), password })
    .expect(204);
  await resetLink();
  await agent.post('/api/sessions').set('User-Agent', mark('agent')).send({ email, password }).expect(200);
  await agent
    .put('/api/accounts/current')
    .send({ firstName: mark('newfirst') })
    .expect(200);
  const profile = { displayName: mark('display'), email: `${mark('profilemail')}@example.org`, bio: mark('bio') };
  await agent
    .post('/api/profile')
    .send({ ...profile, avatarUrl: `https://example.org/${mark('avatar')}.png` })
    .expect(201);
  await agent
    .put(`/api/profile/${id}`)
    .send({ displayName: mark('newdisplay') })
    .expect(200);
  const keyed = { productId: product.id, vote: 'Good' };
  await agent.post('/api/votes').set('Idempotency-Key', mark('key')).send(keyed).expect(201);
  await agent.post('/api/ratings').send({ productId: product.id, stars: 4 }).expect(201);
  await agent.post(`/api/products/${product.id}/visit`).set('User-Agent', browser).expect(204);
  const root = await comment(agent, product.id, mark('root'));
  await agent
    .put(`/api/comments/${root.id}`)
    .send({ content: mark('edited') })
    .expect(200);
  const withdrawn = await comment(agent, product.id, mark('withdrawn'));
  await agent.delete(`/api/comments/${withdrawn.id}`).expect(204);
  const theirs = await comment(other.agent, product.id, 'I agree.', root.id);
  await comment(agent, product.id, mark('reply'), theirs.id);
  await agent
    .post('/api/comments')
    .send({ productId: product.id, content: 7, userName: mark('refused') })
    .expect(400);
  await agent
    .post('/api/sessions')
    .send({ email: `${mark('refused')}@example.org`, password: mark('refused') })
    .expect(401);
  await agent
    .get('/api/products')
    .query({ q: mark('search') })
    .expect(200);
  await house.visitor().post('/api/password-resets').send({ email });

  // A visit is answered before the views know of it.
  const exported = await until(async () => {
    const response = await agent.get('/api/accounts/current/export').expect(200);
    expect((JSON.parse(response.text) as PersonalExport).visits).toHaveLength(1);
    return response;
  });
  expect(exported.headers['content-disposition']).toMatch(/^attachment; filename="henna-my-data-/);
  const data = JSON.parse(exported.text) as PersonalExport;
  expect(data).toMatchObject({
    account: { id, email, firstName: mark('newfirst'), hasPassword: true },
    names: [{ firstName: mark('first'), lastName: mark('last') }, { firstName: mark('newfirst') }],
    profile: { displayName: mark('newdisplay'), email: profile.email, bio: mark('bio') },
    votes: [{ productId: product.id, productName: product.name, vote: 'Good' }],
    ratings: [{ stars: 4 }],
    comments: [
      { content: mark('edited') },
      { content: mark('reply') },
      { content: mark('withdrawn'), withdrawn: true },
    ],
    visits: [{ productId: product.id, visits: 1 }],
  });
  expect(data.sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(exported.text).not.toMatch(/argon2|passwordHash/);
  expect(foundIn(Buffer.from(exported.text), [mark('password')])).toEqual([]);

  await agent.delete('/api/accounts/current').expect(400);
  await agent.delete('/api/accounts/current').send({ password: 'not the password' }).expect(401);
  await agent.get('/api/auth/user').expect(200);
  expect(await collectionsWith([email, id])).not.toEqual([]);

  const late = Array.from({ length: 20 }, async (_, n) => {
    await pause(3 * n);
    return agent.post('/api/votes').send({ productId: product.id, vote: n % 2 ? 'Good' : 'Bad' });
  });
  const erased = await agent.delete('/api/accounts/current').send({ password }).expect(204);
  expect(erased.headers['x-position']).toMatch(/^\d+$/);
  for (const { status } of await Promise.all(late)) expect([200, 201, 401]).toContain(status);

  await agent.get('/api/auth/user').expect(401);
  await house.visitor().post('/api/sessions').send({ email, password }).expect(401);
  await house.visitor().get(`/api/profile/${id}`).expect(404);
  const read = async () => {
    const visitor = house.visitor();
    const of = async (path: string) => (await visitor.get(path).expect(200)).body as unknown;
    const path = `/api/products/${product.id}`;
    return {
      product: await of(path),
      votes: await of(`${path}/votes`),
      ratings: await of(`${path}/ratings`),
      comments: await of(`${path}/comments`),
    };
  };
  const after = await read();
  expect(after.product).toEqual({ ...untouched, commentCount: 1 });
  const nameless = { withdrawn: true, userId: null, userName: null, content: null };
  expect(after.comments).toMatchObject([{ id: root.id, ...nameless, replies: [{ id: theirs.id, userName: 'Nour' }] }]);
  expect(after).toMatchObject({ votes: { total: 0 }, ratings: { total: 0 } });
  expect(foundIn(Buffer.from(JSON.stringify(after)), [...markers, id])).toEqual([]);

  expect(await collectionsWith([...markers, id])).toEqual([`${id} in erasures`]);
  expect(foundBelow(house.folder, markers)).toEqual([]);
  expect(foundIn(Buffer.from(house.said()), markers)).toEqual([]);

  await house.rebuildViews();
  await house.restartService();
  await until(async () => expect(await read()).toEqual(after));
  expect(await collectionsWith([...markers, id])).toEqual([`${id} in erasures`]);
  expect(foundBelow(house.folder, markers)).toEqual([]);
  await house.visitor().get('/api/health').expect(200, /"ok"/);
}, 120_000);

/** Tries again until it holds, for some seconds. */
const until = async <Result>(holds: () => Promise<Result>): Promise<Result> => {
  for (let tries = 0; ; tries++) {
    try {
      return await holds();
    } catch (error) {
      if (tries >= 200) throw error;
      await pause(100);
    }
  }
};

it('is finished after a crash at whatever step', async () => {
  const product = await makeProduct();
  const password = 'a long enough password';
  const erasures = house.mongo.db('henna_private').collection<{ _id: string; finishedAt?: Date }>('erasures');
  let cut = 0;
  for (const delay of [0, 15, 60]) {
    const email = `zqcrash${delay}@example.org`;
    const { agent, id } = await signUp({ firstName: 'Zqcrash' }, email, password);
    await agent.post('/api/votes').send({ productId: product.id, vote: 'Good' }).expect(201);
    await agent.post('/api/ratings').send({ productId: product.id, stars: 5 }).expect(201);
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
    await house.killService();
    await answered;
    if (!(await erasures.findOne({ _id: id }))?.finishedAt) cut++;
    await house.restartService();
    await until(async () => expect((await erasures.findOne({ _id: id }))?.finishedAt).toBeInstanceOf(Date));
    expect(await collectionsWith([id, email])).toEqual([`${id} in erasures`]);
    await house.visitor().post('/api/sessions').send({ email, password }).expect(401);
  }
  process.stdout.write(`erasures that a crash cut off: ${cut} of 3\n`);
  expect(foundBelow(house.folder, ['zqcrash'])).toEqual([]);
}, 180_000);

it('takes back what reached the log after it had ended', async () => {
  const product = await makeProduct();
  const password = 'a long enough password';
  const { agent, id: userId } = await signUp({}, 'late@example.org', password);
  await agent.delete('/api/accounts/current').send({ password }).expect(204);
  const { metadata, data } = lateActs(product.id, userId);
  const store = new EventStore(house.eventStoreUrl);
  const vote = { type: 'VoteCast' as const, data: data.vote };
  const visit = { type: 'ProductVisited' as const, data: data.visit };
  await store.appendFreely(`ballot-${product.id}.${userId}`, [{ id: randomUUID(), event: vote, metadata }]);
  await store.appendFreely(`visits-${product.id}`, [{ id: randomUUID(), event: visit, metadata }]);
  await store.onApplicationShutdown();
  const figures = async () => {
    const { body } = await house.visitor().get(`/api/products/${product.id}`).expect(200);
    return (body as ProductResponse).visitCount;
  };
  await until(async () => expect(await figures()).toBe(1));
  await house.restartService();
  await until(async () => expect(await figures()).toBe(0));
  await until(async () => expect(await collectionsWith([userId])).toEqual([`${userId} in erasures`]));
}, 60_000);

const lateActs = (productId: string, userId: string) => {
  const at = new Date().toISOString();
  const metadata = new CommandContext({ kind: 'member', id: userId, role: 'member' }, 'screen').metadata();
  const vote = { voteId: randomUUID(), productId, userId, optionId: randomUUID(), vote: 'Good', castAt: at };
  const visit = { productId, userId, visitedAt: at, visit: 'late', language: 'en' as const };
  return { metadata, data: { vote, visit } };
};

it('asks who has no password to sign in again first', async () => {
  const password = 'a long enough password';
  const { agent, id } = await signUp({}, 'provider@example.org', password);
  const db = house.mongo.db('henna_private');
  await db.collection<{ _id: string }>('accounts').updateOne({ _id: id }, { $unset: { passwordHash: '' } });
  const signedIn = (minutesAgo: number) =>
    db
      .collection('sessions')
      .updateMany({ 'session.userId': id }, { $set: { 'session.authenticatedAt': Date.now() - minutesAgo * 60_000 } });
  await signedIn(11);
  const { body } = await agent.delete('/api/accounts/current').expect(403);
  expect((body as { code: string }).code).toBe('FRESH_SIGN_IN_REQUIRED');
  await signedIn(9);
  await until(() => agent.delete('/api/accounts/current').expect(204));
  expect(await collectionsWith([id])).toEqual([`${id} in erasures`]);
}, 60_000);
