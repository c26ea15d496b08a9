import type { ProductResponse } from '../../listing/index.ts';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { masterKey } from '../../../shared/sealing/master-key.ts';
import { startInstallation, type Installation } from '../../../testing/installation.ts';
import { withPageCookie } from '../../../testing/page-cookie.ts';
import { foundBelow, foundIn } from '../testing/markers.ts';
import { collectionsWith, comment, makeProduct, signUp, until, type Agent } from '../testing/people.ts';
import type { PersonalExportResponse } from '../privacy.responses.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let installation: Installation;
beforeAll(async () => (installation = await startInstallation()), 120_000);
afterAll(() => installation?.stop());

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
    'nextmail',
    'password',
    'display',
    'newdisplay',
    'profilemail',
    'bio',
    'avatar',
  ]
    .concat(['root', 'edited', 'withdrawn', 'reply', 'refused', 'search', 'agent', 'key', 'note'])
    .concat(['rowname', 'rowmail', 'rowtext', 'rowlater'])
    .map(mark);
  const product = await makeProduct(installation);
  const untouched = (await installation.visitor().get(`/api/products/${product.id}`).expect(200))
    .body as ProductResponse;
  const other = await signUp(installation, { firstName: 'Nour' }, 'nour@example.org', 'another long password');

  const { agent, id } = await signUp(
    installation,
    { firstName: mark('first'), lastName: mark('last') },
    email,
    password,
  );
  const resetLink = async () => {
    const { body } = await installation.admin().post(`/api/admin/accounts/${id}/reset-link`).expect(201);
    return new URL((body as { url: string }).url).searchParams.get('token');
  };
  await installation
    .visitor()
    .put('/api/password-resets')
    .send({ token: await resetLink(), password })
    .expect(204);
  await resetLink();
  const nextEmail = `${mark('nextmail')}@example.org`;
  await installation.admin().post(`/api/admin/accounts/${id}/email-link`).send({ email: nextEmail }).expect(201);
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
    .send({ displayName: mark('newdisplay'), traits: { skinType: 'dry' }, traitsPublic: true })
    .expect(200);
  const keyed = { productId: product.id, vote: 'Good' };
  await agent.post('/api/votes').set('Idempotency-Key', mark('key')).send(keyed).expect(201);
  await agent.post('/api/ratings').send({ productId: product.id, stars: 4 }).expect(201);
  await agent.put(`/api/shelf/${product.id}`).send({ state: 'finished', again: true }).expect(200);
  await withPageCookie(agent, masterKey(null, installation.folder))
    .post(`/api/products/${product.id}/visit`)
    .set('User-Agent', browser)
    .expect(204);
  const root = await comment(agent, product.id, mark('root'));
  await agent
    .put(`/api/comments/${root.id}`)
    .send({ content: mark('edited') })
    .expect(200);
  const withdrawn = await comment(agent, product.id, mark('withdrawn'));
  await agent.delete(`/api/comments/${withdrawn.id}`).expect(204);
  const theirs = await comment(other.agent, product.id, 'I agree.', root.id);
  await comment(agent, product.id, mark('reply'), theirs.id);
  await agent.put(`/api/comments/${theirs.id}/helpful`).expect(200);
  await other.agent.put(`/api/comments/${root.id}/helpful`).expect(200);
  const report = (person: Agent, id: string, note: string) =>
    person.post(`/api/comments/${id}/reports`).send({ reason: 'other', note }).expect(201);
  await report(agent, theirs.id, mark('note'));
  await report(other.agent, root.id, 'Not true.');
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
  await installation.visitor().post('/api/password-resets').send({ email });

  const importing = async (entity: string, data: object) => {
    const { body } = await installation
      .admin()
      .post(`/api/admin/import/${entity}`)
      .send({ data, mode: 'merge' })
      .expect(200);
    expect(body).toMatchObject({ failed: 1 });
    return (body as { id: string }).id;
  };
  const refusedRows = async (importId: string) =>
    (await installation.admin().get(`/api/admin/imports/${importId}/errors.json`).expect(200)).body as object[];
  const named = { displayName: mark('rowname'), email: `${mark('rowmail')}@example.org` };
  const imports = [
    await importing('profiles', [{ userId: id, ...named, avatarUrl: 'javascript:bad' }]),
    // Names nobody by id.
    await importing('comments', [{ productId: id, userName: mark('rowname'), content: mark('rowtext') }]),
    await importing('votes', [{ productId: product.id, userId: id, userName: mark('rowname'), vote: 'None' }]),
  ];
  for (const importId of imports) expect(JSON.stringify(await refusedRows(importId))).toContain(mark('rowname'));
  const ofCatalogue = await importing('brands', [{ name: 'Unfinished' }]);
  // A file that is not imported yet.
  const { body: draft } = await installation
    .admin()
    .post('/api/admin/import-drafts')
    .send([{ userId: id, ...named }])
    .expect(201);

  // A visit is answered before the views know of it.
  const exported = await until(async () => {
    const response = await agent.get('/api/accounts/current/export').expect(200);
    expect((JSON.parse(response.text) as PersonalExportResponse).visits).toHaveLength(1);
    return response;
  });
  expect(exported.headers['content-disposition']).toMatch(/^attachment; filename="henna-my-data-/);
  const data = JSON.parse(exported.text) as PersonalExportResponse;
  expect(data).toMatchObject({
    account: { id, email, pendingEmail: { email: nextEmail }, firstName: mark('newfirst'), hasPassword: true },
    names: [{ firstName: mark('first'), lastName: mark('last') }, { firstName: mark('newfirst') }],
    profile: { displayName: mark('newdisplay'), email: profile.email, bio: mark('bio') },
    traits: [{ skinType: 'dry' }],
    votes: [{ productId: product.id, productName: product.name, vote: 'Good' }],
    ratings: [{ stars: 4 }],
    shelf: [{ productId: product.id, productName: product.name, state: 'finished', again: true }],
    helpful: [{ commentId: theirs.id, productName: product.name }],
    comments: [
      { content: mark('edited') },
      { content: mark('reply') },
      { content: mark('withdrawn'), withdrawn: true },
    ],
    reports: [{ commentId: theirs.id, productName: product.name, reason: 'other', note: mark('note') }],
    visits: [{ productId: product.id, visits: 1 }],
  });
  expect(data.sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(exported.text).not.toMatch(/argon2|passwordHash/);
  expect(foundIn(Buffer.from(exported.text), [mark('password')])).toEqual([]);

  await agent.delete('/api/accounts/current').expect(400);
  await agent.delete('/api/accounts/current').send({ password: 'not the password' }).expect(401);
  await agent.get('/api/auth/user').expect(200);
  expect(await collectionsWith(installation, [email, id])).not.toEqual([]);

  const late = Array.from({ length: 20 }, async (_, n) => {
    await pause(3 * n);
    return agent.post('/api/votes').send({ productId: product.id, vote: n % 2 ? 'Good' : 'Bad' });
  });
  const erased = await agent.delete('/api/accounts/current').send({ password }).expect(204);
  expect(erased.headers['x-position']).toMatch(/^\d+$/);
  for (const { status } of await Promise.all(late)) expect([200, 201, 401]).toContain(status);

  await agent.get('/api/auth/user').expect(401);
  await installation.visitor().post('/api/sessions').send({ email, password }).expect(401);
  await installation.visitor().get(`/api/profile/${id}`).expect(404);
  const read = async () => {
    const visitor = installation.visitor();
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
  expect(after.comments).toMatchObject([
    { id: root.id, ...nameless, replies: [{ id: theirs.id, userName: 'Nour', helpfulCount: 0 }] },
  ]);
  expect(after).toMatchObject({ votes: { total: 0 }, ratings: { total: 0 } });
  expect(foundIn(Buffer.from(JSON.stringify(after)), [...markers, id])).toEqual([]);

  expect(await collectionsWith(installation, [...markers, id])).toEqual([`${id} in erasures`]);
  expect(foundBelow(installation.folder, markers)).toEqual([]);
  expect(foundIn(Buffer.from(installation.output()), markers)).toEqual([]);

  for (const importId of imports)
    expect(await refusedRows(importId)).toEqual([{ _row: 1, _problem: expect.stringMatching(/^\w+: /) }]);
  await installation.admin().get(`/api/admin/import-drafts/${draft.id}`).expect(404);
  expect(await refusedRows(ofCatalogue)).toMatchObject([{ _row: 1, name: 'Unfinished' }]);
  const later = await importing('profiles', [{ userId: id, displayName: mark('rowlater') }]);
  expect(await refusedRows(later)).toEqual([{ _row: 1, _problem: 'userId: This person has been erased.' }]);
  expect(foundBelow(installation.folder, markers)).toEqual([]);

  await installation.rebuildViews();
  await installation.restartService();
  await until(async () => expect(await read()).toEqual(after));
  expect(await collectionsWith(installation, [...markers, id])).toEqual([`${id} in erasures`]);
  expect(foundBelow(installation.folder, markers)).toEqual([]);
  await installation.visitor().get('/api/health').expect(200, /"ok"/);
}, 120_000);

it('asks who has no password to sign in again first', async () => {
  const password = 'a long enough password';
  const { agent, id } = await signUp(installation, {}, 'provider@example.org', password);
  const db = installation.mongo.db('henna_private');
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
  expect(await collectionsWith(installation, [id])).toEqual([`${id} in erasures`]);
}, 60_000);
