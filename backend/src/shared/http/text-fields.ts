import { limits } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, Matches, MaxLength, ValidateBy } from 'class-validator';
import { refusedAs } from './field-refusals.ts';
import { isWebAddress } from './addresses.ts';

/** No control characters, nor halves of surrogate pairs, which no store can keep. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
/** Like {@link oneLine}, but with tabs and line breaks. */
export const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;
/** A name that consists of dots alone can't stand in an address. */
const withLetterOrDigit = /[\p{L}\p{N}]/u;

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
/** Forms send an empty text for a value that is absent. */
const emptyAsNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value,
);

const isOwnPicture = (value: unknown) => typeof value === 'string' && /^\/art\/[0-9a-f-]{36}\.svg$/.test(value);

/** A path of this origin in every browser: `//` and `/\\` would name another origin. */
const isOwnPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])[^\s\p{Cc}\p{Cs}\\]*$/u.test(value);

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
    Matches(withLetterOrDigit, refusedAs('LETTER_OR_DIGIT')),
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
/** A {@link WebAddress}, or the path of a page of this site. */
export const LinkAddress = (): PropertyDecorator => address(isWebAddress, isOwnPath);
/** A {@link WebAddress}, or the path of a picture that the service draws. */
export const PictureAddress = (): PropertyDecorator => address(isWebAddress, isOwnPicture);
