import type { ProfileResponse } from '@henna/domain';
import type { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { shownCategories } from './favorite-categories.ts';
import { ProfileNotFoundError, profileStream, sealedNames, type ProfileRecord } from './profile.ts';

/** The answer for a profile. Throws {@link ProfileNotFoundError} when its person was erased, so that nothing opens. */
export const openedProfile = async (
  keys: PersonKeys,
  userId: string,
  record: ProfileRecord,
  isOwner: boolean,
  category: Parameters<typeof shownCategories>[1],
): Promise<ProfileResponse> => {
  const [displayName, email, bio, avatarUrl] = await keys.open(
    sealedNames.map((name) => ({
      field: name === 'email' && !isOwner ? null : record[name],
      stream: profileStream(userId),
      name,
    })),
  );
  if (typeof displayName !== 'string') throw new ProfileNotFoundError();
  return {
    id: userId,
    userId,
    displayName,
    email: email ?? null,
    bio: bio ?? null,
    avatarUrl: avatarUrl ?? null,
    favoriteCategories: shownCategories(record.favoriteCategories, category),
    isPublic: record.isPublic,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
};
