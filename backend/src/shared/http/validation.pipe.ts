import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { InvalidError, type FieldProblem } from '../errors.ts';

/** The problems of fields and of fields within them, each under its path. */
export const fieldProblems = (errors: readonly ValidationError[], path = ''): FieldProblem[] =>
  errors.flatMap(({ property, constraints, children }) => [
    ...Object.values(constraints ?? {}).map((message) => ({ field: path + property, message })),
    ...fieldProblems(children ?? [], `${path}${property}.`),
  ]);

/** What every object inherits: class-transformer and Nest drop fields of these names before anything is checked. */
const droppedNames = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** A field at any depth that would be dropped instead of refused, as a problem of it. */
export const droppedField = (value: unknown): FieldProblem | undefined => {
  const rest = [{ value, path: '' }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [name, inner] of Object.entries(next.value)) {
      const field = next.path + name;
      if (droppedNames.has(name)) return { field, message: `property ${name} should not exist` };
      rest.push({ value: inner, path: `${field}.` });
    }
  }
  return undefined;
};

class StrictValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const dropped = metadata.type === 'body' || metadata.type === 'query' ? droppedField(value) : undefined;
    if (dropped) throw new InvalidError(dropped.message, 'VALIDATION_FAILED', [dropped]);
    return super.transform(value, metadata);
  }
}

/** Checks bodies and queries against their request classes; unknown fields are refused. */
export const validation = (): ValidationPipe =>
  new StrictValidationPipe({
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
