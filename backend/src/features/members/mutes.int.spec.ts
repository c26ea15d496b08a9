import type { MemberDocument } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { MutedMembers } from '../../shared/muted-members.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';

type Member = Awaited<ReturnType<AppHarness['member']>>;

describe('a muted member', () => {
  let service: AppHarness;
  let productId: string;
  let layla: Member;
  let noor: Member;
  let ofNoor: string;
  let ofLayla: string;
  beforeAll(async () => {
    service = await startApp();
    productId = (await makeProduct(service)).id;
    [layla, noor] = [await service.member('Layla'), await service.member('Noor')];
    [ofLayla, ofNoor] = [await post(layla, 'Soft'), await post(noor, 'Harsh')];
    await layla.agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(201);
    await layla.agent.post('/api/ratings').send({ productId, stars: 4 }).expect(201);
    await layla.agent.put(`/api/shelf/${productId}`).send({ state: 'want' }).expect(200);
    await layla.agent.put(`/api/comments/${ofNoor}/helpful`).expect(200);
    await layla.agent.post('/api/profile').send({ displayName: 'Layla', shelfPublic: true }).expect(201);
  });
  beforeEach(() => mute(layla.id, 'spam').expect(204));
  afterEach(() => unmute(layla.id).expect(204));
  afterAll(() => service.stop());

  const post = async (who: Member, content: string) =>
    ((await who.agent.post('/api/comments').send({ productId, content }).expect(201)).body as { id: string }).id;
  const mute = (id: string, reason: string) =>
    service.token('moderator').put(`/api/admin/members/${id}/mute`).set('X-Reason', reason);
  const unmute = (id: string) => service.token('moderator').delete(`/api/admin/members/${id}/mute`);
  const history = async (id: string) =>
    (await service.token().get(`/api/admin/history?kind=member&id=${id}`).expect(200)).body.items as {
      position: string;
      type: string;
    }[];

  test('writes nothing, whatever it is', async () => {
    const { agent, id } = layla;
    const refused = [
      agent.post('/api/votes').send({ productId, vote: 'Bad' }),
      agent.post('/api/ratings').send({ productId, stars: 1 }),
      agent.post('/api/comments').send({ productId, content: 'Buy here' }),
      agent.post('/api/comments').send({ productId, content: 'And here', parentId: ofNoor }),
      agent.put(`/api/comments/${ofLayla}`).send({ content: 'Buy there' }),
      agent.put(`/api/comments/${ofNoor}/helpful`),
      agent.post(`/api/comments/${ofNoor}/reports`).send({ reason: 'spam' }),
      agent.put(`/api/shelf/${productId}`).send({ state: 'have' }),
      agent.put(`/api/profile/${id}`).send({ bio: 'Buy everywhere' }),
      agent.put(`/api/profile/${id}`).send({ isPublic: false, bio: 'Buy everywhere' }),
      agent.put('/api/accounts/current').send({ firstName: 'My shop' }),
    ];
    for (const request of refused) expect(await request).toMatchObject({ status: 403, body: { code: 'MUTED' } });
    await noor.agent.post('/api/votes').send({ productId, vote: 'Bad' }).expect(201);
  });

  test('reads, hides, withdraws and takes their data along', async () => {
    const { agent, id } = layla;
    expect((await agent.get('/api/auth/user').expect(200)).body).toMatchObject({ id, muted: true });
    expect((await noor.agent.get('/api/auth/user').expect(200)).body).toMatchObject({ muted: false });
    await agent.get('/api/shelf').expect(200);
    await agent.put(`/api/profile/${id}`).send({ isPublic: false, shelfPublic: false }).expect(200);
    await agent.delete('/api/votes').send({ productId, vote: 'Good' }).expect(204);
    await agent.delete('/api/ratings').send({ productId }).expect(204);
    await agent.delete(`/api/comments/${ofNoor}/helpful`).expect(204);
    await agent.delete(`/api/shelf/${productId}`).expect(204);
    await agent.delete(`/api/comments/${ofLayla}`).expect(204);
    const { mutes } = JSON.parse((await agent.get('/api/accounts/current/export').expect(200)).text);
    expect(mutes.at(-1)).toEqual({ reason: 'spam', since: expect.any(String), until: null });
  });

  test('is muted once, writes again when that is lifted or undone, and both stand in the history', async () => {
    const { id, agent } = await service.member('Salma');
    const cast = () => agent.post('/api/votes').send({ productId, vote: 'Good' });
    await mute(id, 'spam').expect(204);
    await mute(id, 'again').expect(204);
    await cast().expect(403);
    await unmute(id).expect(204);
    await unmute(id).expect(204);
    await cast().expect(201);
    const [unmuted, muted] = await history(id);
    expect([unmuted, muted]).toMatchObject([
      { type: 'MemberUnmuted', actor: { name: 'moderator-test' }, undo: 'possible' },
      { type: 'MemberMuted', reason: 'spam', changes: [{ field: 'muted', from: false, to: true }] },
    ]);
    const undo = (position: string) =>
      service
        .token('moderator')
        .post('/api/admin/history/undo')
        .send({ positions: [position] })
        .expect(200);
    expect((await undo(unmuted!.position)).body).toMatchObject({ undone: 1 });
    await cast().expect(403);
    expect((await undo((await history(id))[0]!.position)).body).toMatchObject({ undone: 1 });
    await cast().expect(200);
  });

  test('is muted by staff alone, and only who is a member', async () => {
    await service.token('analyst').put(`/api/admin/members/${noor.id}/mute`).expect(403);
    await service.visitor().delete(`/api/admin/members/${layla.id}/mute`).expect(401);
    expect((await mute('nobody', 'spam').expect(404)).body).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
    const { id, agent, password } = await service.member('Gone');
    await mute(id, 'spam').expect(204);
    await agent.delete('/api/accounts/current').send({ password }).expect(204);
    await mute(id, 'spam').expect(404);
    await unmute(id).expect(404);
    expect(JSON.stringify(await history(id))).not.toContain(id);
  });

  test('is known to every service, at its start and from then on', async () => {
    const databases = new Databases(process.env['MONGODB_URL']!);
    const logger = service.app.get(ProjectionProgress)['lanes'].fast['logger'];
    const progress = new ProjectionProgress(databases, logger);
    const muted = new MutedMembers(databases, progress);
    await progress.start();
    expect([muted.has(layla.id), muted.has(noor.id)]).toEqual([true, false]);
    const { headers } = await mute(noor.id, 'spam').expect(204);
    await progress.waitFor(BigInt(headers['x-position']!), 5_000);
    expect(muted.has(noor.id)).toBe(true);
    const lifted = await unmute(noor.id).expect(204);
    await progress.waitFor(BigInt(lifted.headers['x-position']!), 5_000);
    expect(muted.has(noor.id)).toBe(false);
    progress.onApplicationShutdown();
    await databases.onApplicationShutdown();
  });

  test('is known with reason and time to who reads the view', async () => {
    const views = service.app.get(Databases).views;
    const build = service.app.get(ProjectionProgress).activeBuilds.member;
    const document = await views.collection<MemberDocument>(`member@${build}`).findOne({ _id: layla.id });
    expect(document?.muted).toEqual({ reason: 'spam', at: expect.any(Date), by: 'moderator-test' });
  });
});
