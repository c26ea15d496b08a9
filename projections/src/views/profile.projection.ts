import type { ProfileDocument, ProfileFields, Sealed } from '@henna/domain';
import { instant, sealedField } from './event-values.ts';
import { defineProjection } from '../projection.ts';

type StoredFields = Pick<ProfileDocument, keyof ProfileFields>;

/** The fields of an event as the document stores them: sealed ones with the id of their event. */
const storedFields = <Fields extends Partial<ProfileFields>>(fields: Fields, event: { readonly id: string }) => {
  const { favoriteCategories, isPublic, shelfPublic, traitsPublic, ...sealed }: Partial<ProfileFields> = fields;
  return {
    ...Object.fromEntries(
      Object.entries<Sealed | null>(sealed).map(([name, value]) => [name, sealedField(value, event)]),
    ),
    ...(favoriteCategories && { favoriteCategories }),
    ...(isPublic !== undefined && { isPublic }),
    ...(shelfPublic !== undefined && { shelfPublic }),
    ...(traitsPublic !== undefined && { traitsPublic }),
  } as Fields extends ProfileFields ? StoredFields : Partial<StoredFields>;
};

export const profileProjection = defineProjection<ProfileDocument>()({
  view: 'profile',
  version: 1,
  handles: ['ProfileCreated', 'ProfileChanged', 'MemberErased'],
  keys: ({ type, data }) => (type === 'ProfileChanged' ? [{ id: data.userId }] : []),
  async apply(event, profiles) {
    switch (event.type) {
      case 'ProfileCreated': {
        const { userId, createdAt, ...fields } = event.data;
        const created = instant(createdAt);
        return profiles.put({ _id: userId, ...storedFields(fields, event), createdAt: created, updatedAt: created });
      }
      case 'ProfileChanged': {
        const { userId, to, changedAt } = event.data;
        const profile = await profiles.get(userId);
        // A change that was under way while its person was erased finds no profile.
        if (!profile) return;
        return profiles.put({ ...profile, ...storedFields(to, event), updatedAt: instant(changedAt) });
      }
      case 'MemberErased':
        return profiles.delete(event.data.memberId);
      default:
        return event satisfies never;
    }
  },
});
