import { type Labels, limits } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { isWebAddress } from '../../shared/http/addresses.ts';
import { refusedAs } from '../../shared/http/field-refusals.ts';

/** No control characters, nor halves of characters that no store can keep. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
/** The same, but for tabs and ends of lines. */
export const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;
/** A name that consists of dots alone can't stand in an address. */
const sayable = /[\p{L}\p{N}]/u;
const largestOrder = 1_000_000;

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
/** Forms send an empty text for a value that is absent. */
const emptyAsNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value,
);

const ownPicture = (value: unknown) => typeof value === 'string' && /^\/art\/[0-9a-f-]{36}\.svg$/.test(value);

/** Of this origin whoever reads it: `//` and `/\\` would name another. */
const ownPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])[^\s\p{Cc}\p{Cs}\\]*$/u.test(value);

const IsAddress = (...kinds: ((value: unknown) => boolean)[]) =>
  ValidateBy({
    name: 'isAddress',
    validator: {
      validate: (value) => kinds.some((kind) => kind(value)),
      defaultMessage: (problem) => `${problem?.property} must be an address that starts with http:// or https://.`,
    },
  });

/** A required text of one line, trimmed. */
export const Name = (max: number = limits.name): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: max }),
    trimmed,
    IsString(),
    Length(1, max),
    Matches(sayable, refusedAs('LETTER_OR_DIGIT')),
    Matches(oneLine, refusedAs('ONE_LINE')),
  );

/** A text of one line that may be absent. */
export const OptionalName = (max: number = limits.name): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max }),
    emptyAsNull,
    IsOptional(),
    IsString(),
    MaxLength(max),
    Matches(oneLine, refusedAs('ONE_LINE')),
  );

/** A text of several lines that may be absent. */
export const Description = (max: number = limits.description): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max }),
    emptyAsNull,
    IsOptional(),
    IsString(),
    MaxLength(max),
    Matches(severalLines, refusedAs('PLAIN_TEXT')),
  );

const address = (...kinds: ((value: unknown) => boolean)[]) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: limits.url }),
    emptyAsNull,
    IsOptional(),
    IsString(),
    MaxLength(limits.url),
    IsAddress(...kinds),
  );

/** An http(s) address that may be absent. */
export const WebAddress = (): PropertyDecorator => address(isWebAddress);
/** The same, or the path of a page of this site. */
export const LinkAddress = (): PropertyDecorator => address(isWebAddress, ownPath);
/** The same as a web address, or the path of a picture that the service draws. */
export const PictureAddress = (): PropertyDecorator => address(isWebAddress, ownPicture);

export const Flag = (): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ type: Boolean }), IsOptional(), IsBoolean());

export const SortOrder = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', default: 0, minimum: -largestOrder, maximum: largestOrder }),
    IsOptional(),
    IsInt(),
    Min(-largestOrder),
    Max(largestOrder),
  );

/** Names in other languages. */
export class LabelsRequest {
  @OptionalName()
  ar?: string | null;
}

export const LabelsField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: LabelsRequest }),
    IsOptional(),
    IsObject(),
    ValidateNested(),
    Type(() => LabelsRequest),
  );

/** Labels as they are stored: an empty one is none. */
export const toLabels = (labels: { readonly ar?: string | null }): Labels => (labels.ar ? { ar: labels.ar } : {});
