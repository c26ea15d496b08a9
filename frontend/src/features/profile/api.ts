import { queryOptions } from '@tanstack/react-query';
import type { MemberTraits, ProfileResponse } from '../../lib/api-types.ts';
import { isStatus, read, request } from '../../lib/api.ts';

/** A person's profile; null when there is none, or none for others to see. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/profile', userId] as const,
    queryFn: (context): Promise<ProfileResponse | null> =>
      read<ProfileResponse>(context).catch((error: unknown) => {
        if (isStatus(error, 404)) return null;
        throw error;
      }),
  });

/** `null` clears a field. */
export type ProfileChange = Pick<
  ProfileResponse,
  'displayName' | 'avatarUrl' | 'email' | 'bio' | 'favoriteCategories' | 'isPublic' | 'shelfPublic' | 'traitsPublic'
> & { readonly traits: MemberTraits };

export const createProfile = (userId: string, profile: ProfileChange): Promise<ProfileResponse> =>
  request('/api/profile', { method: 'POST', body: { userId, ...profile } });

export const updateProfile = (userId: string, profile: Partial<ProfileChange>): Promise<ProfileResponse> =>
  request(`/api/profile/${encodeURIComponent(userId)}`, { method: 'PUT', body: profile });
