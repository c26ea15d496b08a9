import {
  categoryIdsOf,
  categoryKeysOf,
  profileStream,
  sealedProfileFields,
  type ProfileFields,
  type ProfileRecord,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { openedProfile } from './opened-profile.ts';
import type { ProfileFieldsResponse } from './profiles.responses.ts';

/** What a person says of themselves, in the clear. */
export type ProfileTexts = Pick<
  ProfileFieldsResponse,
  'displayName' | 'email' | 'bio' | 'avatarUrl' | 'favoriteCategories' | 'isPublic' | 'shelfPublic' | 'traitsPublic'
>;

/** Converts profiles between what people read and write and what is stored: texts sealed, categories by id. */
@Injectable()
export class SealedProfiles {
  constructor(
    private readonly keys: PersonKeys,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** The fields as an event with this id holds them. */
  async seal<Texts extends Partial<ProfileTexts>>(userId: string, eventId: string, texts: Texts) {
    const fields: Partial<Record<keyof ProfileFields, unknown>> = { ...texts };
    for (const name of sealedProfileFields) {
      const text = texts[name];
      if (text) fields[name] = await this.keys.seal(userId, text, profileStream(userId), eventId, name);
    }
    if (texts.favoriteCategories)
      fields.favoriteCategories = categoryIdsOf(texts.favoriteCategories, this.catalogue.allCategories());
    return fields as Texts extends ProfileTexts ? ProfileFields : Partial<ProfileFields>;
  }

  /** Tells whether what stands in a profile already says what these texts do. */
  async comparison(userId: string, texts: Partial<ProfileTexts>) {
    const opened = await this.keys.openerFor(userId);
    const shown = (ids: readonly string[]) => JSON.stringify(this.shown(ids));
    return (name: keyof ProfileFields, state: ProfileRecord): boolean => {
      switch (name) {
        case 'isPublic':
          return state.isPublic === texts.isPublic;
        case 'shelfPublic':
          return (state.shelfPublic ?? false) === texts.shelfPublic;
        case 'traitsPublic':
          return (state.traitsPublic ?? false) === texts.traitsPublic;
        case 'favoriteCategories':
          return (
            shown(state.favoriteCategories) ===
            shown(categoryIdsOf(texts.favoriteCategories ?? [], this.catalogue.allCategories()))
          );
        default:
          return opened(state[name], profileStream(userId), name) === texts[name];
      }
    };
  }

  /** The answer for a profile, without traits. Throws {@link ProfileNotFoundError} when its person was erased. */
  async answer(userId: string, record: ProfileRecord, isOwner: boolean): Promise<ProfileFieldsResponse> {
    return openedProfile(this.keys, userId, record, isOwner, (id) => this.catalogue.category(id));
  }

  private shown(stored: readonly string[]) {
    return categoryKeysOf(stored, (id) => this.catalogue.category(id));
  }
}
