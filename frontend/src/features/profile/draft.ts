import { session, storageKeys } from '../../lib/storage.ts';
import type { ProfileFields } from './profile-fields.ts';

interface Draft {
  readonly userId: string;
  readonly fields: ProfileFields;
}

/** What was typed when the session ended: stored for the tab, and for the same person only. */
export const profileDraft = {
  get(userId: string): ProfileFields | null {
    try {
      const draft = JSON.parse(session.get(storageKeys.profileDraft) ?? 'null') as Draft | null;
      return draft?.userId === userId ? draft.fields : null;
    } catch {
      return null;
    }
  },
  save: (userId: string, fields: ProfileFields): void =>
    session.set(storageKeys.profileDraft, JSON.stringify({ userId, fields })),
  remove: (): void => session.remove(storageKeys.profileDraft),
};
