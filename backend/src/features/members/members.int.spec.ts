import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { MemberPageResponse, MemberResponse } from './members.responses.ts';

type Member = Awaited<ReturnType<AppHarness['member']>>;

describe('members, as staff see them', () => {
  let service: AppHarness;
  let productId: string;
  let layla: Member;
  let noor: Member;
  beforeAll(async () => {
    service = await startApp();
    productId = (await makeProduct(service)).id;
    [layla, noor] = [await service.member('Layla'), await service.member('Noor')];
  });
  afterAll(() => service.stop());

  const list = async (query: string, role: 'admin' | 'moderator' = 'admin') =>
    (await service.token(role).get(`/api/admin/members?${query}`).expect(200)).body as MemberPageResponse;
  const record = async (id: string, role: 'admin' | 'moderator' = 'admin') =>
    (await service.token(role).get(`/api/admin/members/${id}`).expect(200)).body as MemberResponse;

  test('are found by name, id or, by administrators, the whole e-mail', async () => {
    expect((await list('page=1')).items.map(({ name }) => name)).toEqual(['Noor', 'Layla']);
    expect((await list('page=1&sort=oldest&pageSize=1')).items).toMatchObject([{ name: 'Layla', email: layla.email }]);
    expect(await list('q=layl')).toMatchObject({ total: 1, complete: true, items: [{ id: layla.id }] });
    expect((await list(`q=${noor.id}`)).items).toMatchObject([{ name: 'Noor' }]);
    expect((await list(`q=${layla.email.toUpperCase()}`)).items).toMatchObject([{ id: layla.id }]);
    expect((await list(`q=${layla.email}`, 'moderator')).items).toEqual([]);
    expect((await list('q=layla', 'moderator')).items).toMatchObject([{ id: layla.id, email: null }]);
    await service.token().put(`/api/admin/members/${noor.id}/mute`).expect(204);
    expect((await list('muted=true')).items).toMatchObject([{ id: noor.id, muted: true }]);
    await service.token().delete(`/api/admin/members/${noor.id}/mute`).expect(204);
    await service.token('analyst').get('/api/admin/members').expect(403);
    await service.token().get('/api/admin/members?sort=name').expect(400);
  });

  test('have an account, a profile, contributions and reports against them', async () => {
    await layla.agent.post('/api/profile').send({ displayName: 'Lulu', bio: 'Hi', isPublic: false }).expect(201);
    await layla.agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(201);
    await layla.agent.post('/api/ratings').send({ productId, stars: 4 }).expect(201);
    const { body } = await layla.agent.post('/api/comments').send({ productId, content: 'Buy here' }).expect(201);
    await noor.agent.post(`/api/comments/${body.id}/reports`).send({ reason: 'spam' }).expect(201);
    await service.token().put(`/api/admin/members/${layla.id}/mute`).set('X-Reason', 'spam').expect(204);
    expect(await record(layla.id)).toMatchObject({
      name: 'Lulu',
      email: layla.email,
      ...{ comments: 1, votes: 1, ratings: 1, removedComments: 0 },
      mute: { reason: 'spam', by: 'admin-test' },
      account: { emailVerified: false, hasPassword: true, providers: [], sessions: 1 },
      profile: { displayName: 'Lulu', bio: 'Hi', isPublic: false, email: null },
    });
    expect(JSON.stringify(await record(layla.id, 'moderator'))).not.toContain(layla.email);
    const reports = () => service.token('moderator').get(`/api/admin/members/${layla.id}/reports`).expect(200);
    expect((await reports()).body).toMatchObject({ total: 1, items: [{ comment: { id: body.id }, open: 1 }] });
    await service.token().delete(`/api/admin/comments/${body.id}`).expect(204);
    expect((await reports()).body).toMatchObject({ total: 1, items: [{ state: 'settled' }] });
    expect(await record(layla.id)).toMatchObject({ comments: 0, removedComments: 1 });
    await service.token().delete(`/api/admin/members/${layla.id}/mute`).expect(204);
  });

  test('are signed out everywhere by administrators, which the history says', async () => {
    const { id, agent } = await service.member('Salma');
    await agent.get('/api/auth/user').expect(200);
    await service.token('moderator').delete(`/api/admin/members/${id}/sessions`).expect(403);
    await service.token().delete(`/api/admin/members/${id}/sessions`).expect(204);
    await agent.get('/api/auth/user').expect(401);
    expect(await record(id)).toMatchObject({ account: { sessions: 0 } });
    const { body } = await service.token().get(`/api/admin/history?kind=member&id=${id}`).expect(200);
    expect(body.items[0]).toMatchObject({ type: 'MemberSessionsEnded', actor: { name: 'admin-test' } });
  });

  test('are gone when they are erased, and the answer says so', async () => {
    const { id, agent, password } = await service.member('Gone');
    await agent.delete('/api/accounts/current').send({ password }).expect(204);
    const { body } = await service.token().get(`/api/admin/members/${id}`).expect(404);
    expect(body.code).toBe('MEMBER_ERASED');
    expect((await list('q=gone')).items).toEqual([]);
    expect((await service.token().get('/api/admin/members/nobody').expect(404)).body.code).toBe('MEMBER_NOT_FOUND');
    await service.token().delete('/api/admin/members/nobody/sessions').expect(404);
  });
});
