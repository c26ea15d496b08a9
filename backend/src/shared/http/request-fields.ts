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
} from 'class-validator';
import { refusedAs } from './field-refusals.ts';
import { MayBeAbsent } from './may-be-absent.ts';

// Checks stand from the last to the first: single decorators apply from below, and refusals name checks in that order.

const longestId = 200;

/** A UTC day, or a time in ISO 8601 with its zone. */
export const dayOrTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** A field that may be absent and takes one of some values. */
export const OptionalOneOf = (values: readonly unknown[], api: ApiPropertyOptions = {}): PropertyDecorator =>
  applyDecorators(IsIn([...values]), IsOptional(), ApiPropertyOptional({ enum: [...values], ...api }));

/** A text of a query, by default an id. */
export const OptionalText = (maxLength: number = longestId): PropertyDecorator =>
  applyDecorators(MaxLength(maxLength), IsString(), IsOptional(), ApiPropertyOptional({ maxLength }));

/** {@link dayOrTime} in a query or body. */
export const DayOrTime = (example: string): PropertyDecorator =>
  applyDecorators(Matches(dayOrTime, refusedAs('DAY_OR_TIME')), IsOptional(), ApiPropertyOptional({ example }));

/** Only digits are a number in a query: `Number('')` and `Number('1e2')` are not meant. */
export const wholeNumber = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? (/^\d{1,15}$/.test(value) ? Number(value) : NaN) : value,
);

/** A whole number of a query. */
export const QueryNumber = (minimum: number, maximum: number, api: ApiPropertyOptions = {}): PropertyDecorator =>
  applyDecorators(
    Max(maximum),
    Min(minimum),
    IsInt(),
    wholeNumber,
    IsOptional(),
    ApiPropertyOptional({ minimum, ...api }),
  );

/** Types of events in a query, separated by commas. */
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

/** Ids in a body; none by default. */
export const IdList = (most: number, api: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(
    MaxLength(longestId, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(most),
    IsArray(),
    MayBeAbsent(),
    ApiPropertyOptional({ type: [String], ...api }),
  );

/** A switch of a body that is off by default. */
export const Switch = (description?: string): PropertyDecorator =>
  applyDecorators(
    IsBoolean(),
    MayBeAbsent(),
    ApiPropertyOptional({ default: false, ...(description !== undefined && { description }) }),
  );
