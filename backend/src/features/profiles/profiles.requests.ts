import { limits } from '@henna/domain';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IsEmailAddress } from '../../shared/http/addresses.ts';
import { refusedAs } from '../../shared/http/field-refusals.ts';
import { MayBeAbsent } from '../../shared/http/request-fields.ts';
import { Description, Name, oneLine, OptionalName, WebAddress } from '../../shared/http/text-fields.ts';
import { TraitsRequest } from '../traits/index.ts';
import type { ProfileTexts } from './sealed-profiles.ts';

const eachTrimmed = Transform(({ value }: { value: unknown }) =>
  Array.isArray(value) ? value.map((word: unknown) => (typeof word === 'string' ? word.trim() : word)) : value,
);

/** What the stream of a profile holds, and rows of its files. */
export class ProfileFieldsRequest {
  /** The name under what the person writes. */
  @Name()
  displayName!: string;

  /** Shown to the owner only. */
  @OptionalName(limits.email)
  @IsEmailAddress()
  email?: string | null;

  @Description(limits.bio)
  bio?: string | null;

  @WebAddress()
  avatarUrl?: string | null;

  /** Keys of categories. */
  @ApiPropertyOptional({ type: [String], nullable: true, maxItems: limits.favoriteCategories })
  @eachTrimmed
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(limits.favoriteCategories, refusedAs('TOO_MANY_FAVORITES'))
  @IsString({ each: true })
  @Length(1, limits.name, { each: true })
  @Matches(oneLine, { each: true })
  favoriteCategories?: string[] | null;

  @ApiPropertyOptional({ type: Boolean, default: true })
  @MayBeAbsent()
  @IsBoolean()
  isPublic?: boolean;

  /** Whether everybody who sees the profile sees the shelf too: never while the profile is private. */
  @ApiPropertyOptional({ type: Boolean, default: false })
  @MayBeAbsent()
  @IsBoolean()
  shelfPublic?: boolean;

  /** Whether everybody who sees the profile sees the traits too: never while the profile is private. */
  @ApiPropertyOptional({ type: Boolean, default: false })
  @MayBeAbsent()
  @IsBoolean()
  traitsPublic?: boolean;

  /** Equal to the signed-in member's id, or absent. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(64)
  userId?: string;
}

export class CreateProfileRequest extends ProfileFieldsRequest {
  /** All traits: those that are absent are cleared. Without the field they stay. */
  @ApiPropertyOptional({ type: TraitsRequest })
  @MayBeAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => TraitsRequest)
  traits?: TraitsRequest;
}

/** Fields that are absent stay; `null` clears what may be absent. */
export class ChangeProfileRequest extends PartialType(CreateProfileRequest, { skipNullProperties: false }) {}

/** The fields that a request gives, and no others. */
export const profileChanges = ({ userId: _, traits: __, ...request }: ChangeProfileRequest): Partial<ProfileTexts> => {
  const { favoriteCategories, ...texts } = request;
  const given = { ...texts, favoriteCategories: favoriteCategories === null ? [] : favoriteCategories };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

/** Whether a request, before it is checked, publishes nothing and makes something of the profile private. */
export const onlyHides = (request: object): boolean =>
  Object.entries(request ?? {}).every(([field, value]) => field.endsWith('Public') && value === false);
