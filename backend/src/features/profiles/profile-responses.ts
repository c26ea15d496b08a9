import type { ProfileRecord, Traits } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { MemberTraits, traitsResponse } from '../traits/index.ts';
import type { ProfileResponse } from './profiles.responses.ts';
import { SealedProfiles } from './sealed-profiles.ts';

/** Profiles with the traits that go with them. */
@Injectable()
export class ProfileResponses {
  constructor(
    private readonly profiles: SealedProfiles,
    private readonly traits: MemberTraits,
  ) {}

  /**
   * The answer for a profile. Throws {@link ProfileNotFoundError} when its person was erased, so that nothing opens.
   * @param changed the traits, where they have just been changed
   */
  async answer(userId: string, record: ProfileRecord, isOwner: boolean, changed?: Traits): Promise<ProfileResponse> {
    const isShown = isOwner || (record.isPublic && record.traitsPublic === true);
    const [fields, traits] = await Promise.all([
      this.profiles.answer(userId, record, isOwner),
      isShown ? (changed ?? this.traits.byMember(userId)) : null,
    ]);
    return { ...fields, traits: traits && traitsResponse(traits) };
  }
}
