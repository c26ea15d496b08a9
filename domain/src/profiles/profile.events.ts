import type { EventOf, Sealed } from '../shared/event.ts';

/** `favoriteCategories` are category ids; a word that named no category when it was chosen stays as it was written. */
export interface ProfileFields {
  readonly displayName: Sealed;
  readonly email: Sealed | null;
  readonly bio: Sealed | null;
  readonly avatarUrl: Sealed | null;
  readonly favoriteCategories: readonly string[];
  readonly isPublic: boolean;
  /** Absent in events from before there were shelves: it is private then. */
  readonly shelfPublic?: boolean;
  /** Absent: the traits are not published. */
  readonly traitsPublic?: boolean;
}

export type ProfileCreated = EventOf<
  'ProfileCreated',
  ProfileFields & { readonly userId: string; readonly createdAt: string }
>;
/** Only the fields that changed, as they are from now on. */
export type ProfileChanged = EventOf<
  'ProfileChanged',
  { readonly userId: string; readonly to: Partial<ProfileFields>; readonly changedAt: string }
>;

/** Stream `profile-<user>`. */
export type ProfileEvent = ProfileCreated | ProfileChanged;
