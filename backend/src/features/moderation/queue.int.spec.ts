import type { OwnRemovedCommentResponse } from '../commenting/index.ts';
import type { ModerationQueueResponse } from './moderation.responses.ts';
import type { CommentResponse } from '../commenting/index.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { PersonalExportResponse } from '../privacy/privacy.responses.ts';

type Member = Awaited<ReturnType<AppHarness['member']>>;

describe('the moderation queue', () => {
  let service: AppHarness;
  let layla: Member;
  let noor: Member;
  let sami: Member;
  let productId: string;
  beforeAll(async () => {
    service = await startApp();
    [layla, noor, sami] = [await service.member('Layla'), await service.member('Noor'), await service.member('Sami')];
    productId = (await makeProduct(service)).id;
  });
  afterAll(() => service.stop());

  const post = async (who: Member, content: string, parentId?: string) =>
    (await who.agent.post('/api/comments').send({ productId, content, parentId }).expect(201)).body as CommentResponse;
  const report = (who: Member, id: string, body: object = { reason: 'spam' }) =>
    who.agent.post(`/api/comments/${id}/reports`).send(body);
  const queue = async (state = 'open', role: 'moderator' | 'analyst' = 'moderator') => {
    const { body } = await service.token(role).get(`/api/admin/moderation?state=${state}`).expect(200);
    return body as ModerationQueueResponse;
  };
  const decide = (id: string, decision: 'keep' | 'reopen') =>
    service.token('moderator').post(`/api/admin/moderation/${id}/${decision}`);
  const removedOf = async (who: Member) =>
    (await who.agent.get(`/api/products/${productId}/comments/removed`).expect(200))
      .body as OwnRemovedCommentResponse[];

  test('takes one report of each member, and none about one’s own', async () => {
    const { id } = await post(layla, 'Buy at my shop');
    const first = (await report(noor, id, { reason: 'spam', note: ' Third time. ' }).expect(201)).body;
    expect((await report(noor, id, { reason: 'abuse' }).expect(200)).body).toEqual(first);
    await report(sami, id, { reason: 'offTopic' }).expect(201);
    await report(layla, id).expect(403);
    await service.visitor().post(`/api/comments/${id}/reports`).send({ reason: 'spam' }).expect(401);
    await report(sami, '01890000-0000-7000-8000-00000000dead').expect(404);
    for (const body of [{}, { reason: 'envy' }, { reason: 'spam', note: 'x'.repeat(501) }, { reason: 'spam', more: 1 }])
      await report(sami, id, body).expect(400);
    const { items, total, open } = await queue();
    expect({ total, open }).toEqual({ total: 1, open: 1 });
    expect(items).toMatchObject([
      {
        comment: { id, content: 'Buy at my shop', userName: 'Layla', productId },
        state: 'open',
        open: 2,
        author: { comments: 1, votes: 0, ratings: 0, removedComments: 0 },
        reports: [
          { userName: 'Noor', reason: 'spam', note: 'Third time.', settled: null },
          { userName: 'Sami', reason: 'offTopic', note: null },
        ],
      },
    ]);
    const [blind] = (await queue('open', 'analyst')).items;
    expect(blind).toMatchObject({ comment: { content: null, userName: null }, author: null });
    expect(blind!.reports).toMatchObject([{ userName: null, note: null }, {}]);
    expect(JSON.stringify(blind)).not.toMatch(new RegExp([layla.id, noor.id, id, first.id].join('|')));
    for (const query of ['state=old', 'page=0', 'more=1'])
      await service.token('moderator').get(`/api/admin/moderation?${query}`).expect(400);
    await decide(id, 'keep').expect(200);
  });

  test('lets a comment stand, and takes that back', async () => {
    const { id } = await post(noor, 'I find it dull');
    await report(layla, id, { reason: 'abuse' }).expect(201);
    await service.token('analyst').post(`/api/admin/moderation/${id}/keep`).expect(403);
    expect((await decide(id, 'keep').expect(200)).body).toMatchObject({ state: 'settled', open: 0 });
    await decide(id, 'keep').expect(200);
    expect((await queue()).open).toBe(0);
    const by = { outcome: 'kept', by: 'moderator-test' };
    expect((await queue('settled')).items[0]).toMatchObject({ comment: { id }, reports: [{ settled: by }] });
    await report(layla, id).expect(200);
    expect((await queue()).open).toBe(0);
    expect((await decide(id, 'reopen').expect(200)).body).toMatchObject({ state: 'open', open: 1 });
    await decide(id, 'keep').expect(200);
    await decide('01890000-0000-7000-8000-00000000dead', 'keep').expect(404);
  });

  test('shows who looks at a comment, and lets another take over', async () => {
    const { id } = await post(layla, 'Claimed');
    await report(noor, id).expect(201);
    const claim = (role: 'admin' | 'moderator') => service.token(role).put(`/api/admin/moderation/${id}/claim`);
    const release = (role: 'admin' | 'moderator') => service.token(role).delete(`/api/admin/moderation/${id}/claim`);
    const claimed = async () => (await queue()).items.find(({ comment }) => comment.id === id)?.claim;
    expect((await claim('moderator').expect(200)).body.claim).toMatchObject({ by: 'moderator-test' });
    expect(await claimed()).toMatchObject({ by: 'moderator-test', at: expect.stringMatching(/Z$/) });
    expect(JSON.stringify(await queue('open', 'analyst'))).not.toContain('moderator-test');
    await claim('admin').expect(200);
    await release('moderator').expect(204);
    expect(await claimed()).toMatchObject({ by: 'admin-test' });
    const claims = service.app.get(Databases).privateCollection<{ _id: string; at: Date }>('reportClaims');
    await claims.updateOne({ _id: id }, { $set: { at: new Date(Date.now() - 15 * 60_000) } });
    expect(await claimed()).toBeNull();
    await claim('admin').expect(200);
    await release('admin').expect(204);
    expect(await claimed()).toBeNull();
    await service.token().put('/api/admin/moderation/01890000-0000-7000-8000-00000000dead/claim').expect(404);
    await decide(id, 'keep').expect(200);
  });

  test('explains a removal to its author and nobody else', async () => {
    const root = await post(layla, 'Terrible people');
    await report(noor, root.id, { reason: 'abuse' }).expect(201);
    const reason = 'Unfreundlich – غير لائق';
    await service
      .token('moderator')
      .delete(`/api/admin/comments/${root.id}`)
      .set('X-Reason', encodeURIComponent(reason))
      .expect(204);
    expect((await queue()).open).toBe(0);
    const [settled] = (await queue('settled')).items;
    expect(settled).toMatchObject({
      comment: { id: root.id, removedAt: expect.stringMatching(/Z$/) },
      removalReason: reason,
      reports: [{ settled: { outcome: 'removed', by: 'moderator-test' } }],
      author: { removedComments: 1 },
    });
    expect(await removedOf(layla)).toMatchObject([{ id: root.id, content: 'Terrible people', parentId: null, reason }]);
    expect(await removedOf(noor)).toEqual([]);
    await service.visitor().get(`/api/products/${productId}/comments/removed`).expect(401);
    await report(sami, root.id).expect(404);
    const data = (await layla.agent.get('/api/accounts/current/export').expect(200)).text;
    expect((JSON.parse(data) as PersonalExportResponse).comments).toContainEqual(
      expect.objectContaining({ id: root.id, withdrawn: false, removed: { at: expect.any(String), reason } }),
    );
    await service.token('moderator').post(`/api/admin/comments/${root.id}/restore`).expect(200);
    expect(await removedOf(layla)).toEqual([]);
    expect((await queue('settled')).items[0]).toMatchObject({ comment: { removedAt: null }, state: 'settled' });
  });

  test('forgets what an erased member reported, and what was said of them', async () => {
    const gone = await service.member('Gone');
    const { id } = await post(sami, 'Waiting');
    const own = await post(gone, 'Mine');
    await report(gone, id).expect(201);
    await report(noor, own.id).expect(201);
    await report(noor, id).expect(201);
    expect((await queue()).open).toBe(2);
    await gone.agent.delete('/api/accounts/current').send({ password: gone.password }).expect(204);
    expect((await queue()).items).toMatchObject([{ comment: { id }, open: 1, reports: [{ userName: 'Noor' }] }]);
  });
});
