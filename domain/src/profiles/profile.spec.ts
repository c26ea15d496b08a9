import type { Sealed } from '../shared/event.ts';
import { specOf } from '../testing/spec-of.ts';
import type { ProfileEvent, ProfileFields } from './profile.events.ts';
import {
  changeProfile,
  createProfile,
  profile,
  ProfileExistsError,
  ProfileNotFoundError,
  type ProfileRecord,
} from './profile.ts';

const { given } = specOf(profile);
const sealed = (text: string): Sealed => ({ k: 'ann', n: '', c: text, t: '' });
const fields: ProfileFields = {
  displayName: sealed('Ann'),
  email: null,
  bio: sealed('Matte.'),
  avatarUrl: null,
  favoriteCategories: ['makeup'],
  isPublic: true,
};
const created: ProfileEvent = { type: 'ProfileCreated', data: { userId: 'ann', ...fields, createdAt: 'then' } };
const changed = (to: Partial<ProfileFields>): ProfileEvent => ({
  type: 'ProfileChanged',
  data: { userId: 'ann', to, changedAt: 'now' },
});

/** As if a text could be read through its seal. */
const isUnchanged = (to: Partial<ProfileFields>) => (name: keyof ProfileFields, state: ProfileRecord) => {
  const [value, standing] = [to[name], state[name]];
  const text = standing !== null && typeof standing === 'object' && 'sealed' in standing ? standing.sealed : standing;
  return JSON.stringify(text) === JSON.stringify(value);
};
const changing = (to: Partial<ProfileFields>) =>
  changeProfile({ userId: 'ann', to, isUnchanged: isUnchanged(to), at: 'now' });
const creating = createProfile({ userId: 'ann', fields, at: 'then' });

describe('a profile', () => {
  test('is created', () => given([]).when(creating).then([created]));
  test('is created once', () => given([created]).when(creating).thenThrows(ProfileExistsError));
  test('changes in the fields that are given', () =>
    given([created])
      .when(changing({ bio: null, isPublic: false }))
      .then([changed({ bio: null, isPublic: false })]));
  test('changes in those of them that say something else', () =>
    given([created, changed({ bio: null })])
      .when(changing({ ...fields, bio: sealed('Glossy.') }))
      .then([changed({ bio: sealed('Glossy.') })]));
  test('stays when all is as before', () => given([created]).when(changing(fields)).then([]));
  test('stays when nothing is given', () => given([created]).when(changing({})).then([]));
  test('that never was is not changed', () => given([]).when(changing(fields)).thenThrows(ProfileNotFoundError));
  test('opens each text with the event it came in', () => {
    const state = [created, changed({ email: sealed('a@example.org'), bio: null })].reduce(
      (before, event, index) => profile.evolve(before, { ...event, id: `event-${index}`, revision: 0n }),
      profile.initialState(),
    );
    expect(state).toEqual({
      ...fields,
      displayName: { sealed: sealed('Ann'), eventId: 'event-0' },
      email: { sealed: sealed('a@example.org'), eventId: 'event-1' },
      bio: null,
      createdAt: 'then',
      updatedAt: 'now',
    });
  });
});
