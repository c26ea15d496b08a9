import {
  ProfileNotFoundError,
  profileStream,
  sealedProfileFields,
  categoryKeysOf,
  type ProfileRecord,
} from '@henna/domain';
import type { PersonKeys } from '../../shared/sealing/person-keys.ts';
import type { ProfileFieldsResponse } from './profiles.responses.ts';

/** The answer for a profile. Throws {@link ProfileNotFoundError} when its person was erased, so that nothing opens. */
export const openedProfile = async (
  keys: PersonKeys,
  userId: string,
  record: ProfileRecord,
  isOwner: boolean,
  category: Parameters<typeof categoryKeysOf>[1],
): Promise<ProfileFieldsResponse> => {
  const [displayName, email, bio, avatarUrl] = await keys.open(
    sealedProfileFields.map((name) => ({
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
    favoriteCategories: categoryKeysOf(record.favoriteCategories, category),
    isPublic: record.isPublic,
    shelfPublic: record.shelfPublic ?? false,
    traitsPublic: record.traitsPublic ?? false,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
};
