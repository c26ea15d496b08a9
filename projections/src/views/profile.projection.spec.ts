import type { ProfileDocument, ProfileFields, Sealed } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const createdAt = '2026-03-01T10:00:00.000Z';
const changedAt = '2026-03-02T10:00:00.000Z';
const sealed = (text: string): Sealed => ({ k: 'ann', n: 'n', c: text, t: 't' });
const fields: ProfileFields = {
  displayName: sealed('Ann'),
  email: null,
  bio: sealed('I like it matte.'),
  avatarUrl: null,
  favoriteCategories: ['makeup', 'mica'],
  isPublic: true,
};
const created: NewEvent = { type: 'ProfileCreated', data: { userId: 'ann', ...fields, createdAt } };
const changed = (to: Partial<ProfileFields>): NewEvent => ({
  type: 'ProfileChanged',
  data: { userId: 'ann', to, changedAt },
});
const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'ann', erasedAt: changedAt } };

const profiles = async (...events: readonly NewEvent[]) => {
  const views = await project(logOf(...events));
  expect(views.parked).toEqual([]);
  return views.documents<ProfileDocument>('profile');
};
const whole = {
  _id: 'ann',
  displayName: { sealed: sealed('Ann'), eventId: 'event-0' },
  email: null,
  bio: { sealed: sealed('I like it matte.'), eventId: 'event-0' },
  avatarUrl: null,
  favoriteCategories: ['makeup', 'mica'],
  isPublic: true,
  createdAt: new Date(createdAt),
  updatedAt: new Date(createdAt),
  position: expect.anything(),
};

it('keeps a profile sealed, each field with the event it opens with', async () => {
  expect(await profiles(created)).toEqual([whole]);
});

it('changes the fields that an event names and no others', async () => {
  const email = sealed('ann@example.org');
  const updatedAt = new Date(changedAt);
  expect(await profiles(created, changed({ bio: null, email }), changed({ isPublic: false }))).toEqual([
    { ...whole, bio: null, email: { sealed: email, eventId: 'event-1' }, isPublic: false, updatedAt },
  ]);
  expect(await profiles(created, changed({ shelfPublic: true }))).toEqual([{ ...whole, shelfPublic: true, updatedAt }]);
  expect(await profiles(created, changed({ traitsPublic: true }))).toEqual([
    { ...whole, traitsPublic: true, updatedAt },
  ]);
  expect(await profiles(created, changed({ favoriteCategories: [] }))).toEqual([
    { ...whole, favoriteCategories: [], updatedAt },
  ]);
});

it('keeps nothing of an erased person, not even by a change that comes late', async () => {
  expect(await profiles(created, erased)).toEqual([]);
  expect(await profiles(created, erased, changed({ isPublic: false }))).toEqual([]);
});
