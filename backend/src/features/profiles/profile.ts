import {
  ConflictError,
  NotFoundError,
  type Aggregate,
  type ProfileEvent,
  type ProfileFields,
  type SealedField,
} from '@henna/domain';

/** Where the sealed texts stand in their events: part of how they are sealed. */
export const sealedNames = ['displayName', 'email', 'bio', 'avatarUrl'] as const;
export type SealedName = (typeof sealedNames)[number];

/** A profile as it stands; its texts open with the events they came in. */
export interface ProfileRecord {
  readonly displayName: SealedField;
  readonly email: SealedField | null;
  readonly bio: SealedField | null;
  readonly avatarUrl: SealedField | null;
  readonly favoriteCategories: readonly string[];
  readonly isPublic: boolean;
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
        return { ...standing(fields, eventId), createdAt, updatedAt: createdAt };
      }
      case 'ProfileChanged':
        return state && { ...state, ...standing(event.data.to, eventId), updatedAt: event.data.changedAt };
    }
  },
};

type Standing = Pick<ProfileRecord, keyof ProfileFields>;

const standing = <Fields extends Partial<ProfileFields>>(fields: Fields, eventId: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      sealedNames.includes(name as SealedName) && value !== null ? { sealed: value, eventId } : value,
    ]),
  ) as Fields extends ProfileFields ? Standing : Partial<Standing>;

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
 * Changes the fields that are given and not as they stand; none are a no-op. Throws {@link ProfileNotFoundError}.
 * @param isAsBefore whether a field that stands says what is given for it, which sealed fields don't tell
 */
export const changeProfile =
  (input: {
    readonly userId: string;
    readonly to: Partial<ProfileFields>;
    readonly isAsBefore: (name: keyof ProfileFields, state: ProfileRecord) => boolean;
    readonly at: string;
  }) =>
  (state: Profile): ProfileEvent[] => {
    if (!state) throw new ProfileNotFoundError();
    const { userId, isAsBefore, at } = input;
    const names = (Object.keys(input.to) as (keyof ProfileFields)[]).filter((name) => !isAsBefore(name, state));
    if (names.length === 0) return [];
    const to = Object.fromEntries(names.map((name) => [name, input.to[name]]));
    return [{ type: 'ProfileChanged', data: { userId, to, changedAt: at } }];
  };
