import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { CommentResponse } from '../commenting/index.ts';
import type { HistoryEntryResponse } from '../history/history.responses.ts';
import type { ModerationQueueResponse } from './moderation.responses.ts';

type Member = Awaited<ReturnType<AppHarness['member']>>;

const link = 'Half price at example.com/henna';
const dayMs = 24 * 3_600_000;

describe('comments that wait before readers see them', () => {
  let service: AppHarness;
  let productId: string;
  beforeAll(async () => (service = await startApp()));
  beforeEach(async () => (productId = (await makeProduct(service)).id));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => service.stop());

  const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  const send = (who: Member, content: string, parentId?: string) =>
    who.agent.post('/api/comments').send({ productId, content, parentId });
  const post = async (who: Member, content: string, parentId?: string) =>
    (await send(who, content, parentId).expect(201)).body as CommentResponse;
  const edit = async (who: Member, id: string, content: string) =>
    (await who.agent.put(`/api/comments/${id}`).send({ content }).expect(200)).body as CommentResponse;
  const get = async <Body>(agent: Member['agent'], path: string) => (await agent.get(path).expect(200)).body as Body;
  const shown = () => get<CommentResponse[]>(service.visitor(), `/api/products/${productId}/comments`);
  const waiting = (who: Member) => get<CommentResponse[]>(who.agent, `/api/products/${productId}/comments/waiting`);
  const count = async () =>
    (await get<{ commentCount: number }>(service.visitor(), `/api/products/${productId}`)).commentCount;
  const queued = async (state = 'open') => {
    const path = `/api/admin/moderation?state=${state}&pageSize=100`;
    const { items, open } = await get<ModerationQueueResponse>(service.token('moderator'), path);
    return { items: items.filter(({ comment }) => comment.productId === productId), open };
  };
  const decide = (id: string, decision: 'keep' | 'reopen') =>
    service.token('moderator').post(`/api/admin/moderation/${id}/${decision}`);

  test('a new member’s link waits: the author alone sees it, can change it and take it back', async () => {
    const author = await service.member('Layla');
    const other = await service.member('Noor');
    const comment = await post(author, link);
    expect(comment).toMatchObject({ content: link, waiting: true, withdrawn: false });
    expect(await shown()).toEqual([]);
    expect(await count()).toBe(0);
    expect(await waiting(author)).toMatchObject([{ id: comment.id, content: link, waiting: true, userName: 'Layla' }]);
    expect(await waiting(other)).toEqual([]);
    await service.visitor().get(`/api/products/${productId}/comments/waiting`).expect(401);
    await send(other, 'Where?', comment.id).expect(404);
    await other.agent.put(`/api/comments/${comment.id}/helpful`).expect(404);
    await other.agent.post(`/api/comments/${comment.id}/reports`).send({ reason: 'spam' }).expect(404);
    const own = await get<object[]>(author.agent, '/api/contributions/comments');
    expect(JSON.stringify(own)).not.toContain(comment.id);
    expect(await edit(author, comment.id, 'No link any more')).toMatchObject({ waiting: true });
    expect(await waiting(author)).toMatchObject([{ content: 'No link any more', editedAt: expect.any(String) }]);
    const open = (await queued()).open;
    await author.agent.delete(`/api/comments/${comment.id}`).expect(204);
    expect(await waiting(author)).toEqual([]);
    expect((await queued()).open).toBe(open - 1);
    expect(await count()).toBe(0);
  });

  test('a moderator approves it, which can be undone, or removes it, from where it comes back to wait', async () => {
    const author = await service.member();
    const { id } = await post(author, link);
    expect((await queued()).items).toMatchObject([
      {
        comment: { id, content: link, removedAt: null },
        state: 'open',
        open: 0,
        reports: [],
        hold: { reason: 'link', settled: null },
      },
    ]);
    await service.token('analyst').post(`/api/admin/moderation/${id}/keep`).expect(403);
    expect((await decide(id, 'keep').expect(200)).body).toMatchObject({
      state: 'settled',
      hold: { settled: { outcome: 'kept', by: 'moderator-test' } },
    });
    expect(await shown()).toMatchObject([{ id, content: link, waiting: false }]);
    expect(await waiting(author)).toEqual([]);
    expect(await count()).toBe(1);
    await decide(id, 'keep').expect(200);
    expect((await decide(id, 'reopen').expect(200)).body).toMatchObject({ state: 'open', hold: { settled: null } });
    expect(await shown()).toEqual([]);
    expect(await count()).toBe(0);
    const path = `/api/admin/comments/${id}`;
    await service.token('moderator').delete(path).set('X-Reason', 'Spam').expect(204);
    expect(await get(author.agent, `/api/products/${productId}/comments/removed`)).toMatchObject([
      { id, content: link, reason: 'Spam' },
    ]);
    expect((await queued('settled')).items).toMatchObject([{ removalReason: 'Spam', hold: { reason: 'link' } }]);
    expect(await count()).toBe(0);
    await service.token('moderator').post(`${path}/restore`).expect(200);
    expect(await waiting(author)).toMatchObject([{ id, content: link }]);
    expect(await count()).toBe(0);
    await decide(id, 'keep').expect(200);
    expect(await shown()).toMatchObject([{ id }]);
    expect(await count()).toBe(1);
  });

  test('a moderator approves what they have read, not what was put in its place', async () => {
    const author = await service.member();
    const { id } = await post(author, link);
    const { editedAt } = await edit(author, id, `${link} and other.example.com`);
    const approve = (read: string | null) => decide(id, 'keep').send({ editedAt: read });
    expect((await approve(null).expect(409)).body.code).toBe('TEXT_CHANGED');
    await decide(id, 'keep').send({ editedAt: 'just now' }).expect(400);
    expect(await shown()).toEqual([]);
    await approve(editedAt).expect(200);
    expect(await shown()).toMatchObject([{ id }]);
  });

  test('the history tells of both decisions and undoes them', async () => {
    const { id } = await post(await service.member(), link);
    await decide(id, 'keep').expect(200);
    const path = `/api/admin/history?kind=comment&id=${id}&by=staff`;
    const entries = async () => (await get<{ items: HistoryEntryResponse[] }>(service.token(), path)).items;
    const [approval] = await entries();
    expect(approval).toMatchObject({ type: 'CommentApproved', undo: 'possible' });
    const undo = (position: string) =>
      service
        .token()
        .post('/api/admin/history/undo')
        .send({ positions: [position] })
        .expect(200);
    expect((await undo(approval!.position)).body).toMatchObject({ undone: 1 });
    expect(await shown()).toEqual([]);
    const [again] = await entries();
    expect(again).toMatchObject({ type: 'CommentHeld', origin: 'undo', undo: 'possible' });
    await undo(again!.position);
    expect(await shown()).toMatchObject([{ id }]);
  });

  test('an edit does not get round it, and leaves the replies of others where they are', async () => {
    const author = await service.member();
    const root = await post(author, 'Lovely');
    const reply = await post(await service.member(), 'Indeed', root.id);
    expect(await edit(author, root.id, `Lovely. ${link}`)).toMatchObject({
      waiting: true,
      replies: [{ id: reply.id }],
    });
    expect(await shown()).toMatchObject([
      { id: root.id, content: null, userId: null, withdrawn: true, waiting: true, replies: [{ id: reply.id }] },
    ]);
    expect(await count()).toBe(1);
    await decide(root.id, 'keep').expect(200);
    expect(await edit(author, root.id, `Lovely! ${link}`)).toMatchObject({ waiting: false });
    expect(await shown()).toMatchObject([{ content: `Lovely! ${link}`, replies: [{ id: reply.id }] }]);
    expect(await edit(author, root.id, 'Now at www.other.example')).toMatchObject({ waiting: true });
    await service.token('moderator').delete(`/api/admin/comments/${root.id}`).expect(204);
    expect(await shown()).toEqual([]);
    expect(await count()).toBe(0);
  });

  test('a member of a day links at once', async () => {
    const author = await service.member();
    later(dayMs - 60_000);
    expect(await post(author, link)).toMatchObject({ waiting: true });
    later(dayMs + 60_000);
    expect(await post(author, `${link}2`)).toMatchObject({ waiting: false });
  });

  test('the same text waits the third time within an hour, on whatever product', async () => {
    const author = await service.member();
    expect(await post(author, 'Buy it now')).toMatchObject({ waiting: false });
    productId = (await makeProduct(service)).id;
    const second = await post(author, 'buy it  NOW');
    expect(second).toMatchObject({ waiting: false });
    expect(await post(await service.member(), 'Buy it now')).toMatchObject({ waiting: false });
    expect(await post(author, 'Buy it now', second.id)).toMatchObject({ waiting: true, parentId: second.id });
    const third = await post(author, 'Something else');
    expect(third).toMatchObject({ waiting: false });
    expect(await edit(author, third.id, 'Buy it now')).toMatchObject({ waiting: true });
    expect((await queued()).items.map(({ hold }) => hold?.reason)).toEqual(['repeated', 'repeated']);
    later(3_600_000 + 60_000);
    expect(await post(author, 'Buy it now')).toMatchObject({ waiting: false });
  });

  test('what waits is in one’s own export, and goes with all one wrote and with one’s erasure', async () => {
    const author = await service.member();
    const { id } = await post(author, link);
    const { comments } = await get<{ comments: object[] }>(author.agent, '/api/accounts/current/export');
    expect(comments).toMatchObject([{ id, content: link, waiting: true, withdrawn: false, removed: null }]);
    const batch = await service.token().delete(`/api/admin/members/${author.id}/contributions`);
    expect(batch.status).toBeLessThan(300);
    await service.settled(batch);
    expect(await waiting(author)).toEqual([]);
    const erasable = await service.member();
    const own = await post(erasable, `${link}3`);
    expect((await queued()).items).toMatchObject([{ comment: { id: own.id } }]);
    const { password } = erasable;
    await erasable.agent
      .delete('/api/accounts/current')
      .send({ password })
      .expect((res) => {
        expect(res.status).toBeLessThan(300);
      });
    expect((await queued()).items).toEqual([]);
  });
});

test('nothing waits where the setting is off', async () => {
  const service = await startApp({ HOLD_COMMENTS: 'off' });
  try {
    const { id: productId } = await makeProduct(service);
    const { agent } = await service.member();
    const { body } = await agent.post('/api/comments').send({ productId, content: link }).expect(201);
    expect(body).toMatchObject({ waiting: false });
  } finally {
    await service.stop();
  }
});
