import { PartialType } from '@nestjs/swagger';
import { CreateProfileRequest } from '../create-profile/create-profile.request.ts';
import type { ProfileTexts } from '../sealed-profiles.ts';

/** Fields that are absent stay; `null` clears what may be absent. */
export class ChangeProfileRequest extends PartialType(CreateProfileRequest, { skipNullProperties: false }) {}

/** The fields that a request gives, and no others. */
export const profileChanges = ({ userId: _, ...request }: ChangeProfileRequest): Partial<ProfileTexts> => {
  const { favoriteCategories, ...texts } = request;
  const given = { ...texts, favoriteCategories: favoriteCategories === null ? [] : favoriteCategories };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};
