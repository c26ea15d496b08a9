import { eventTypes } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { refusedAs } from './field-refusals.ts';

// Decorators apply from the last to the first, and refusals list violations in that order.

const maxIdLength = 200;

/** A UTC day, or a time in ISO 8601 with a zone. */
export const dayOrTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

export const OptionalOneOf = (values: readonly unknown[], api: ApiPropertyOptions = {}): PropertyDecorator =>
  applyDecorators(IsIn([...values]), IsOptional(), ApiPropertyOptional({ enum: [...values], ...api }));

/** An optional text; the default length is that of an id. */
export const OptionalText = (maxLength: number = maxIdLength): PropertyDecorator =>
  applyDecorators(MaxLength(maxLength), IsString(), IsOptional(), ApiPropertyOptional({ maxLength }));

/** An optional {@link dayOrTime}. */
export const DayOrTime = (example: string): PropertyDecorator =>
  applyDecorators(Matches(dayOrTime, refusedAs('DAY_OR_TIME')), IsOptional(), ApiPropertyOptional({ example }));

/** Accepts digits only: `Number` would accept `''` and `'1e2'`. */
export const wholeNumber = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? (/^\d{1,15}$/.test(value) ? Number(value) : NaN) : value,
);

/** An optional whole number in a query. */
export const QueryNumber = (minimum: number, maximum: number, api: ApiPropertyOptions = {}): PropertyDecorator =>
  applyDecorators(
    Max(maximum),
    Min(minimum),
    IsInt(),
    wholeNumber,
    IsOptional(),
    ApiPropertyOptional({ minimum, ...api }),
  );

/** Event types in a query, separated by commas. */
export const EventTypes = (description: string): PropertyDecorator =>
  applyDecorators(
    IsIn([...eventTypes], { each: true, ...refusedAs('EVENT_TYPES') }),
    ArrayMaxSize(eventTypes.length),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').filter(Boolean) : value,
    ),
    IsOptional(),
    ApiPropertyOptional({ type: String, description }),
  );

/** An optional list of ids in a body. */
export const IdList = (max: number, api: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(
    MaxLength(maxIdLength, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(max),
    IsArray(),
    MayBeAbsent(),
    ApiPropertyOptional({ type: [String], ...api }),
  );

/** An optional boolean in a body, false by default. */
export const Switch = (description?: string): PropertyDecorator =>
  applyDecorators(
    IsBoolean(),
    MayBeAbsent(),
    ApiPropertyOptional({ default: false, ...(description !== undefined && { description }) }),
  );

/** For a field with a default. Unlike `IsOptional` it rejects `null`, which would replace the default. */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
/** A boolean of a body that may be absent. */
export const Flag = (): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ type: Boolean }), IsOptional(), IsBoolean());
