import type { MemberDocument, Sealed } from '@henna/domain';
import fc from 'fast-check';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';
import { intents } from '../testing/random-log/intents.ts';
import { RandomLog } from '../testing/random-log/random-log.ts';

const sealed: Sealed = { k: 'k', n: 'n', c: 'c', t: 't' };
const joined: NewEvent = {
  type: 'MemberJoined',
  data: { memberId: 'm', via: 'local', joinedAt: '2026-03-01T10:00:00.000Z' },
};
const renamed: NewEvent = {
  type: 'MemberRenamed',
  data: { memberId: 'm', firstName: sealed, lastName: null, renamedAt: '2026-03-02T10:00:00.000Z' },
};

it('keeps a member’s sealed names with the event they open with', async () => {
  const views = await project(logOf(joined, renamed));
  expect(views.documents<MemberDocument>('member')).toEqual([
    {
      _id: 'm',
      via: 'local',
      firstName: { sealed, eventId: 'event-1' },
      lastName: null,
      joinedAt: new Date('2026-03-01T10:00:00.000Z'),
      position: expect.anything(),
    },
  ]);
});

it('lets an erased member go', async () => {
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'm', erasedAt: '2026-03-03T10:00:00.000Z' } };
  expect((await project(logOf(joined, renamed, erased))).documents('member')).toEqual([]);
});

const mutedAt = '2026-03-04T10:00:00.000Z';
const muted: NewEvent = { type: 'MemberMuted', data: { memberId: 'm', reason: 'spam', mutedAt } };
const unmuted: NewEvent = { type: 'MemberUnmuted', data: { memberId: 'm', unmutedAt: mutedAt } };

it('says why, when and by whom a member was muted, until they are not', async () => {
  const [member] = (await project(logOf(joined, muted, renamed))).documents<MemberDocument>('member');
  expect(member).toMatchObject({ firstName: {}, muted: { reason: 'spam', at: new Date(mutedAt), by: 'desk' } });
  const [free] = (await project(logOf(joined, muted, unmuted))).documents<MemberDocument>('member');
  expect(free).not.toHaveProperty('muted');
});

it('mutes whom the last event of the log mutes, whatever else happened', async () => {
  const check = fc.asyncProperty(intents, async (steps) => {
    const { events } = RandomLog.fromIntents(steps);
    const expected = new Set<string>();
    for (const { type, data } of events) {
      if (type === 'MemberMuted') expected.add(data.memberId);
      if (type === 'MemberUnmuted' || type === 'MemberErased') expected.delete(data.memberId);
    }
    const views = await project(events);
    const held = views.documents<MemberDocument>('member').filter((document) => document.muted);
    expect(held.map(({ _id }) => _id).sort()).toEqual([...expected].sort());
  });
  await fc.assert(check, { numRuns: 100 });
});
