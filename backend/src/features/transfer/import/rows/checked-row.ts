import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidError } from '../../../../shared/errors.ts';
import { fieldProblems } from '../../../../shared/http/validation.pipe.ts';

/** A row as its class knows it. Throws {@link InvalidError} with every field that can't be accepted. */
export const checkedRow = <Known extends object>(
  known: ClassConstructor<Known>,
  raw: Readonly<Record<string, unknown>>,
): Known => {
  const row = plainToInstance(known, raw);
  const errors = validateSync(row, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  if (errors.length === 0) return row;
  const problems = fieldProblems(errors).map(({ field, message }) =>
    message.endsWith('should not exist') ? { field, message: 'is no field of these records.' } : { field, message },
  );
  throw new InvalidError(problems[0]?.message ?? 'is not valid.', 'VALIDATION_FAILED', problems);
};
