import type { HennaEvent } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { historyEvents, appendHistory } from './testing/append-history.ts';
import { metricRequests } from './testing/append-march.ts';

describe('members, after days that were counted before have changed', () => {
  let service: AppHarness;
  let rose: string;
  let musk: string;
  let ask: ReturnType<typeof metricRequests>['ask'];
  beforeAll(async () => {
    service = await startApp();
    rose = (await makeProduct(service)).id;
    musk = (await makeProduct(service)).id;
    ({ ask } = metricRequests(service));
    await appendHistory(service, [
      historyEvents(rose).vote('amal', 'good', 3, 9),
      historyEvents(musk).vote('amal', 'good', 10, 9, 'ar'),
      historyEvents(musk).rating('huda', 4, 10, 9),
      historyEvents(musk).visit('huda', 10, 8),
      historyEvents(musk).visit('amal', 10, 8),
    ]);
  });
  afterAll(() => service.stop());

  const weeks = 'by=week&from=2026-03-02&to=2026-03-16';
  const counts = async () => {
    const values = async (metric: Parameters<typeof ask>[0]) => (await ask(metric, weeks)).series[0]!.values;
    return {
      active: await values('activeMembers'),
      returning: await values('returningMembers'),
      visitToVote: await values('visitToVote'),
    };
  };
  const first = {
    ...{ voteId: '', productId: '', userId: 'amal', optionId: 'good', vote: 'good' },
    castAt: '2026-03-03T09:30:00.000Z',
  };
  const tell = async (event: HennaEvent) => appendHistory(service, [[`ballot-${rose}.amal`, event]]);

  test('what is taken back, restored or told late counts at once, as does who had been active before', async () => {
    const vote = { ...first, voteId: `v-${rose}-amal-good`, productId: rose };
    const before = { active: [1, 2], returning: [0, 1], visitToVote: [null, 1 / 2] };
    expect(await counts()).toEqual(before);
    await tell({ type: 'VoteWithdrawn', data: { ...vote, withdrawnAt: '2026-03-20T09:30:00.000Z' } });
    expect(await counts()).toEqual({ ...before, active: [0, 2], returning: [0, 0] });
    await tell({ type: 'VoteRestored', data: { ...vote, restoredAt: '2026-03-21T09:30:00.000Z' } });
    expect(await counts()).toEqual(before);
    await appendHistory(service, [
      historyEvents(musk).vote('huda', 'bad', 2, 5),
      historyEvents(rose).visit('amal', 3, 8),
    ]);
    expect(await counts()).toEqual({ active: [2, 2], returning: [0, 2], visitToVote: [1, 1 / 2] });
  });

  test('who is erased is counted no more', async () => {
    await appendHistory(service, [
      ['member-amal', { type: 'MemberErased', data: { memberId: 'amal', erasedAt: '2026-03-22T09:30:00.000Z' } }],
    ]);
    expect((await counts()).visitToVote).toEqual([null, 0]);
  });

  test('languages are those of the screens, and groups those of the products', async () => {
    const keys = async (query: string) =>
      Object.fromEntries(
        (await ask('activeMembers', `${weeks}&${query}`)).series.map(({ key, total }) => [key, total]),
      );
    expect(await keys('group=language')).toEqual({ ar: 1, unknown: 2, en: 0 });
    expect(await keys('group=product')).toEqual({ [musk]: 2, [rose]: 1 });
    expect(await keys(`group=product&product=${rose}`)).toEqual({ [rose]: 1 });
  });
});
