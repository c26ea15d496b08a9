import { InvalidFieldsError } from '@henna/domain';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fieldRefusals } from '../../../../shared/http/field-refusals.ts';
import { droppedField } from '../../../../shared/http/validation.pipe.ts';

/** A row as its class knows it. Throws {@link InvalidFieldsError} with every field that can't be accepted. */
export const checkedRow = <Known extends object>(
  known: ClassConstructor<Known>,
  raw: Readonly<Record<string, unknown>>,
): Known => {
  const dropped = droppedField(raw);
  if (dropped) throw new InvalidFieldsError([dropped]);
  const row = plainToInstance(known, raw);
  const errors = validateSync(row, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: true, value: false },
  });
  if (errors.length === 0) return row;
  throw new InvalidFieldsError(fieldRefusals(errors));
};
