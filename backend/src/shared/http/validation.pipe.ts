import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidError, type FieldProblem } from '../errors.ts';

/** The problems of fields and of fields within them, each under its path. */
export const fieldProblems = (errors: readonly ValidationError[], path = ''): FieldProblem[] =>
  errors.flatMap(({ property, constraints, children }) => [
    ...Object.values(constraints ?? {}).map((message) => ({ field: path + property, message })),
    ...fieldProblems(children ?? [], `${path}${property}.`),
  ]);

/** Checks bodies and queries against their request classes; unknown fields are refused. */
export const validation = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => {
      const fields = fieldProblems(errors);
      return new InvalidError(fields[0]?.message ?? 'The request is not valid.', 'VALIDATION_FAILED', fields);
    },
  });
