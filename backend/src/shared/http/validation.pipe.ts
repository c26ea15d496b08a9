import { fieldRefusal, InvalidFieldsError, type FieldRefusal } from '@henna/domain';
import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { fieldRefusals } from './field-refusals.ts';

/** Names that every object inherits: class-transformer and Nest silently drop such fields. */
const droppedNames = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** The refusal of a field, at any depth, that would be dropped silently. */
export const droppedField = (value: unknown): FieldRefusal | undefined => {
  const rest = [{ value, path: '' }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [name, inner] of Object.entries(next.value)) {
      const field = next.path + name;
      if (droppedNames.has(name)) return fieldRefusal(field, 'UNKNOWN_FIELD');
      rest.push({ value: inner, path: `${field}.` });
    }
  }
  return undefined;
};

class StrictValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const dropped = metadata.type === 'body' || metadata.type === 'query' ? droppedField(value) : undefined;
    if (dropped) throw new InvalidFieldsError([dropped]);
    return super.transform(value, metadata);
  }
}

/** Validates bodies and queries against their request classes; rejects unknown fields. */
export const validation = (): ValidationPipe =>
  new StrictValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: true, value: false },
    exceptionFactory: (errors) => new InvalidFieldsError(fieldRefusals(errors)),
  });
