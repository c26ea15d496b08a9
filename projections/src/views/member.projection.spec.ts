import type { MemberDocument, Sealed } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

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
