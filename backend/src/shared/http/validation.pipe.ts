import { fieldRefusal, InvalidFieldsError, type FieldRefusal } from '@henna/domain';
import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
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

/** class-validator searches the rules of all classes for those of one, at every validation. */
const cacheRules = () => {
  const storage = getMetadataStorage();
  const search = storage.getTargetValidationMetadatas.bind(storage);
  const rules = new Map<unknown, ReturnType<typeof search>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || (groups && groups.length > 0))
      return search(target, schema, always, strictGroups, groups);
    const found = rules.get(target) ?? search(target, schema, always, strictGroups, groups);
    rules.set(target, found);
    return found;
  };
};
cacheRules();

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
