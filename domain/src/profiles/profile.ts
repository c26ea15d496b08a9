import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError, NotFoundError } from '../shared/errors.ts';
import type { SealedField } from '../shared/event.ts';
import type { ProfileEvent, ProfileFields } from './profile.events.ts';

/** Names of the sealed fields in their events: part of how they are sealed. */
export const sealedProfileFields = ['displayName', 'email', 'bio', 'avatarUrl'] as const;
export type SealedProfileField = (typeof sealedProfileFields)[number];

/** Each sealed field opens with the event that it came in. */
export interface ProfileRecord {
  readonly displayName: SealedField;
  readonly email: SealedField | null;
  readonly bio: SealedField | null;
  readonly avatarUrl: SealedField | null;
  readonly favoriteCategories: readonly string[];
  readonly isPublic: boolean;
  readonly shelfPublic?: boolean;
  readonly traitsPublic?: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
export type Profile = ProfileRecord | null;

export const profileStream = (userId: string): string => `profile-${userId}`;

export const profile: Aggregate<Profile, ProfileEvent> = {
  initialState: () => null,
  evolve: (state, event) => {
    const { id: eventId } = event;
    switch (event.type) {
      case 'ProfileCreated': {
        const { userId: _, createdAt, ...fields } = event.data;
        return { ...toStored(fields, eventId), createdAt, updatedAt: createdAt };
      }
      case 'ProfileChanged':
        return state && { ...state, ...toStored(event.data.to, eventId), updatedAt: event.data.changedAt };
    }
  },
};

type StoredFields = Pick<ProfileRecord, keyof ProfileFields>;

const toStored = <Fields extends Partial<ProfileFields>>(fields: Fields, eventId: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      sealedProfileFields.includes(name as SealedProfileField) && value !== null ? { sealed: value, eventId } : value,
    ]),
  ) as Fields extends ProfileFields ? StoredFields : Partial<StoredFields>;

export class ProfileExistsError extends ConflictError {
  constructor() {
    super('PROFILE_EXISTS');
  }
}

export class ProfileNotFoundError extends NotFoundError {
  constructor() {
    super('PROFILE_NOT_FOUND');
  }
}

/** Creates a person's profile. Throws {@link ProfileExistsError}. */
export const createProfile =
  ({ userId, fields, at }: { readonly userId: string; readonly fields: ProfileFields; readonly at: string }) =>
  (state: Profile): ProfileEvent[] => {
    if (state) throw new ProfileExistsError();
    return [{ type: 'ProfileCreated', data: { userId, ...fields, createdAt: at } }];
  };

/**
 * Changes the fields whose values are new; a no-op without any. Throws {@link ProfileNotFoundError}.
 * @param isUnchanged whether a field has its new value already, which sealed fields don't tell
 */
export const changeProfile =
  (input: {
    readonly userId: string;
    readonly to: Partial<ProfileFields>;
    readonly isUnchanged: (name: keyof ProfileFields, state: ProfileRecord) => boolean;
    readonly at: string;
  }) =>
  (state: Profile): ProfileEvent[] => {
    if (!state) throw new ProfileNotFoundError();
    const { userId, isUnchanged, at } = input;
    const names = (Object.keys(input.to) as (keyof ProfileFields)[]).filter((name) => !isUnchanged(name, state));
    if (names.length === 0) return [];
    const to = Object.fromEntries(names.map((name) => [name, input.to[name]]));
    return [{ type: 'ProfileChanged', data: { userId, to, changedAt: at } }];
  };
