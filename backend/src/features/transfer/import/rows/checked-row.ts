import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidError, type FieldProblem } from '../../../../shared/errors.ts';
import { droppedField, fieldProblems } from '../../../../shared/http/validation.pipe.ts';

/** A row as its class knows it. Throws {@link InvalidError} with every field that can't be accepted. */
export const checkedRow = <Known extends object>(
  known: ClassConstructor<Known>,
  raw: Readonly<Record<string, unknown>>,
): Known => {
  const dropped = droppedField(raw);
  if (dropped) throw refusal([dropped]);
  const row = plainToInstance(known, raw);
  const errors = validateSync(row, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  if (errors.length === 0) return row;
  throw refusal(fieldProblems(errors));
};

const refusal = (problems: readonly FieldProblem[]) => {
  const fields = problems.map(({ field, message }) =>
    message.endsWith('should not exist') ? { field, message: 'is no field of these records.' } : { field, message },
  );
  return new InvalidError(fields[0]?.message ?? 'is not valid.', 'VALIDATION_FAILED', fields);
};
