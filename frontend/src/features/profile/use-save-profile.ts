import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import { isStatus } from '../../lib/api.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';
import { useSignInRedirect } from '../session/index.ts';
import type { ProfileResponse } from '../../lib/api-types.ts';
import { createProfile, profileQuery, updateProfile } from './api.ts';
import { profileDraft } from './draft.ts';
import { changedIn, changeOf, type ProfileFields } from './profile-fields.ts';

/**
 * Saves a profile, a first or a changed one. Invalidates the profile, and the comments that carry its name when they
 * are next asked for.
 */
export function useSaveProfile(userId: string, saved: ProfileResponse | null, onSaved: () => void) {
  const exists = saved !== null;
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  const signInRedirect = useSignInRedirect();
  const { fieldTexts } = useRefusalText();
  return useMutation({
    mutationFn: (fields: ProfileFields) =>
      saved ? updateProfile(userId, changedIn(fields, saved)) : createProfile(userId, changeOf(fields)),
    onSuccess: (profile) => {
      profileDraft.remove();
      client.setQueryData(profileQuery(userId).queryKey, profile);
      void client.invalidateQueries({
        refetchType: 'none',
        predicate: ({ queryKey }) => queryKey.includes('comments'),
      });
      showToast({ title: exists ? t('profile.updated') : t('profile.created'), tone: 'success' });
      onSaved();
    },
    onError: (error, fields) => {
      if (isStatus(error, 401)) {
        profileDraft.save(userId, fields);
        signInRedirect.expired();
        return;
      }
      showToast({
        title: exists ? t('profile.updateFailed') : t('profile.createFailed'),
        description: fieldTexts(error)[0]?.message ?? refusalText(error),
        tone: 'error',
      });
    },
  });
}
