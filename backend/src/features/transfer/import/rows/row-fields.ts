import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Allow, IsOptional, IsString, IsUUID, Matches, ValidateBy } from 'class-validator';
import { parseIsoDate } from '../../../../shared/parse-iso-date.ts';
import { refusedAs } from '../../../../shared/http/field-refusals.ts';

const earliest = Date.parse('2000-01-01T00:00:00Z');
const clocksDifferMs = 5 * 60_000;
const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

const isPossible = (value: unknown) => {
  if (typeof value !== 'string' || !iso.test(value)) return false;
  const time = parseIsoDate(value);
  return time >= earliest && time <= Date.now() + clocksDifferMs;
};

const emptyAsNull = Transform(({ value }: { value: unknown }) => (value === '' ? null : value));
const lowerCase = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.toLowerCase() : value,
);

/** When something happened: ISO 8601, from 2000 on and not in the future. */
export const Time = (): PropertyDecorator =>
  applyDecorators(
    emptyAsNull,
    IsOptional(),
    ValidateBy({
      name: 'isPossibleTime',
      validator: {
        validate: isPossible,
        defaultMessage: (problem) => `${problem?.property} must be an ISO 8601 time from 2000 on, not in the future.`,
      },
    }),
  );

export const OptionalId = (): PropertyDecorator => applyDecorators(emptyAsNull, lowerCase, IsOptional(), IsUUID());

export const RequiredId = (): PropertyDecorator => applyDecorators(lowerCase, IsUUID());

/** Whoever did it, by any id. */
export const Person = (): PropertyDecorator =>
  applyDecorators(emptyAsNull, IsOptional(), IsString(), Matches(/^[\w.:@|-]{1,128}$/, refusedAs('PERSON_ID')));

/** What an export tells beside what an import takes back: it may be there, and is not looked at. */
export const Derived = (): PropertyDecorator => Allow();

/** Ids are the row's own, else made from the import and the row's number. */
export class Row {
  @OptionalId()
  id?: string | null;

  @Time()
  createdAt?: string | null;
}
