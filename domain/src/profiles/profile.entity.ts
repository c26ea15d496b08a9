import { flag, list, sealed, type Entity } from '../entities/entity.ts';
import type { ProfileEvent } from './profile.events.ts';
import { profile, profileStream, type Profile } from './profile.ts';

export const profileEntity: Entity<'profile', ProfileEvent, Profile, { file: 'profiles'; view: 'profile' }> = {
  kind: 'profile',
  file: 'profiles',
  id: { field: 'userId' },
  stream: ({ userId }) => profileStream(userId),
  aggregate: profile,
  fields: {
    displayName: sealed,
    email: { ...sealed, hiddenFrom: ['moderator'] },
    bio: sealed,
    avatarUrl: sealed,
    // Chosen by a person, also where their profile is private.
    favoriteCategories: { ...list, references: 'category', hiddenFrom: ['analyst'] },
    isPublic: flag,
    shelfPublic: flag,
    traitsPublic: flag,
  },
  events: {
    ProfileCreated: { action: 'added', at: 'createdAt' },
    ProfileChanged: { action: 'changed', at: 'changedAt' },
  },
  member: 'userId',
  isPerson: true,
  view: 'profile',
};
