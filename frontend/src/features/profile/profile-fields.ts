import type { CurrentUser, MemberTraits, ProfileResponse } from '../../lib/api-types.ts';
import { sameKey } from '../catalogue/index.ts';
import { noTraits } from '../traits/index.ts';
import type { ProfileChange } from './api.ts';

/** What the form holds: empty text where the profile has nothing. */
export interface ProfileFields {
  readonly displayName: string;
  readonly avatarUrl: string;
  readonly email: string;
  readonly bio: string;
  readonly favoriteCategories: readonly string[];
  readonly isPublic: boolean;
  readonly shelfPublic: boolean;
  readonly traits: MemberTraits;
  readonly traitsPublic: boolean;
}

/** Favourites that can be chosen. */
export const offeredCategories = ['makeup', 'skincare', 'hair care', 'body care', 'perfumes'] as const;

/** Those that are not chosen yet; a key is the same with a space or an underscore. */
export const remainingCategories = (chosen: readonly string[]): readonly string[] =>
  offeredCategories.filter((offered) => !chosen.some((one) => sameKey(one, offered)));

/** A new profile offers the name that is already shown with the person's comments. */
export const newFields = ({ firstName, lastName }: CurrentUser): ProfileFields => ({
  displayName: [firstName, lastName].filter(Boolean).join(' '),
  avatarUrl: '',
  email: '',
  bio: '',
  favoriteCategories: [],
  isPublic: true,
  shelfPublic: false,
  traits: noTraits,
  traitsPublic: false,
});

export const fieldsOf = (profile: ProfileResponse): ProfileFields => ({
  displayName: profile.displayName,
  avatarUrl: profile.avatarUrl ?? '',
  email: profile.email ?? '',
  bio: profile.bio ?? '',
  favoriteCategories: profile.favoriteCategories,
  isPublic: profile.isPublic,
  shelfPublic: profile.shelfPublic,
  traits: profile.traits ?? noTraits,
  traitsPublic: profile.traitsPublic,
});

const textOrNull = (text: string): string | null => text.trim() || null;

export const changeOf = (fields: ProfileFields): ProfileChange => ({
  displayName: fields.displayName.trim(),
  avatarUrl: textOrNull(fields.avatarUrl),
  email: textOrNull(fields.email),
  bio: textOrNull(fields.bio),
  favoriteCategories: [...fields.favoriteCategories],
  isPublic: fields.isPublic,
  shelfPublic: fields.shelfPublic,
  traits: fields.traits,
  traitsPublic: fields.traitsPublic,
});

/** The fields that differ from the saved profile, and no others: who is muted may hide what was public, but change no text. */
export const changedIn = (fields: ProfileFields, saved: ProfileResponse): Partial<ProfileChange> => {
  const before: Partial<ProfileChange> = changeOf(fieldsOf(saved));
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof ProfileChange]);
  return Object.fromEntries(Object.entries(changeOf(fields)).filter(isChanged));
};
