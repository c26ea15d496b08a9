import { fieldRefusal, type FieldRefusal } from '@henna/domain';
import { refusals, type RefusalArguments, type RefusalCode } from '@henna/domain/refusals';
import { getMetadataStorage, type ValidationError, type ValidationOptions } from 'class-validator';

/** Names of the limits of a constraint, in the order of its decorator's parameters. */
const limitNames: Readonly<Record<string, readonly string[]>> = {
  arrayMaxSize: ['max'],
  arrayMinSize: ['min'],
  isIn: ['values'],
  isLength: ['min', 'max'],
  max: ['max'],
  maxLength: ['max'],
  min: ['min'],
  minLength: ['min'],
};

/** Option of a validation decorator: another code of the refusal than the constraint's name. */
export const refusedAs = (code: RefusalCode): ValidationOptions => ({ context: { code } });

/** The code of a constraint: `maxLength` is `MAX_LENGTH`. */
const codeOf = (constraint: string): RefusalCode => {
  if (constraint === 'whitelistValidation') return 'UNKNOWN_FIELD';
  const code = constraint.replace(/[A-Z]/g, '_$&').toUpperCase();
  return code in refusals ? (code as RefusalCode) : 'INVALID_VALUE';
};

/**
 * Refusals of fields and nested fields, each under its path. The errors of class-validator must have their target, whose
 * metadata has the limits.
 */
export const fieldRefusals = (errors: readonly ValidationError[], path = ''): FieldRefusal[] =>
  errors.flatMap(({ target, property, constraints, contexts, children }) => [
    ...Object.keys(constraints ?? {}).map((constraint) => {
      const { code = codeOf(constraint) } = (contexts?.[constraint] ?? {}) as { code?: RefusalCode };
      const metadata = metadataOf(target, property, constraint);
      const limits = (limitNames[constraint] ?? []).map((name, index) => [name, text(metadata?.constraints[index])]);
      const params = limits.length > 0 ? (Object.fromEntries(limits) as Record<string, string | number>) : undefined;
      const refusal = fieldRefusal(path + property, ...([code, params] as RefusalArguments));
      return metadata?.message ? { ...refusal, message: constraints![constraint]! } : refusal;
    }),
    ...fieldRefusals(children ?? [], `${path}${property}.`),
  ]);

const metadataOf = (target: object | undefined, property: string, constraint: string) =>
  target &&
  getMetadataStorage()
    .getTargetValidationMetadatas(target.constructor, '', false, false)
    .find(({ propertyName, name }) => propertyName === property && name === constraint);

const text = (limit: unknown) =>
  typeof limit === 'number' ? limit : Array.isArray(limit) ? limit.join(', ') : String(limit);
