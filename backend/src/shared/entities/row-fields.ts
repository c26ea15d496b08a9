import { fieldRefusal, InvalidFieldsError } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { plainToInstance, Transform, type ClassConstructor } from 'class-transformer';
import { Allow, IsOptional, IsString, IsUUID, Matches, ValidateBy, validateSync } from 'class-validator';
import { parseIsoDate } from '../parse-iso-date.ts';
import { personIdPattern } from '../http/person-id.pipe.ts';
import { fieldRefusals, refusedAs } from '../http/field-refusals.ts';
import { droppedField } from '../http/validation.pipe.ts';

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

/** A time: ISO 8601, from 2000 on and not in the future. */
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

/** The member, by an id of any kind. */
export const MemberReference = (): PropertyDecorator =>
  applyDecorators(emptyAsNull, IsOptional(), IsString(), Matches(personIdPattern, refusedAs('PERSON_ID')));

/** A field of exports that imports ignore. */
export const Ignored = (): PropertyDecorator => Allow();

/** A row without an id gets one that is derived from the import and the row's number. */
export class Row {
  @OptionalId()
  id?: string | null;

  @Time()
  createdAt?: string | null;
}

/**
 * An instance of the row's class. Throws {@link InvalidFieldsError} with every field that can't be accepted.
 * @param isPartial fields that are absent are not asked for
 */
export const validatedRow = <Known extends object>(
  rowClass: ClassConstructor<Known>,
  raw: Readonly<Record<string, unknown>>,
  isPartial = false,
): Known => {
  const dropped = droppedField(raw);
  if (dropped) throw new InvalidFieldsError([dropped]);
  const row = plainToInstance(rowClass, raw);
  const errors = validateSync(row, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    skipUndefinedProperties: isPartial,
    validationError: { target: true, value: false },
  });
  if (errors.length === 0) return row;
  const isMissing = (field: string) => !field.includes('.') && [undefined, null, ''].includes(raw[field] as null);
  throw new InvalidFieldsError(
    fieldRefusals(errors).map((refusal) =>
      isMissing(refusal.field) && refusal.code !== 'UNKNOWN_FIELD' ? fieldRefusal(refusal.field, 'MISSING') : refusal,
    ),
  );
};
