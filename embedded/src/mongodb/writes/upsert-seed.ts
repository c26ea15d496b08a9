import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { isPoint } from '../planner/bounds.ts';
import { FieldTarget } from './field-target.ts';
import { updatePath } from './update-path.ts';

/**
 * The document an upsert starts from: what the filter holds equal.
 * @throws ServerError NotSingleValueField when it holds one field equal twice
 */
export function upsertSeed(filter: Doc): Doc {
  const { _id } = filter;
  if (isPoint(_id) && Object.keys(filter).length === 1) return { _id };
  const seed: Doc = {};
  for (const [field, value] of equalities(filter)) {
    const target = new FieldTarget(seed, updatePath(field));
    if (target.value !== undefined)
      throw new ServerError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${field}' is matched twice`,
      );
    target.set(value);
  }
  return seed;
}

function* equalities(filter: Doc): Generator<[field: string, value: unknown]> {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' || (name === '$or' && Array.isArray(condition) && condition.length === 1))
      for (const part of condition as unknown[]) if (isDoc(part)) yield* equalities(part);
    if (name.startsWith('$')) continue;
    if (!isDoc(condition) || !Object.keys(condition)[0]?.startsWith('$')) yield [name, condition];
    else {
      const { $eq, $in } = condition;
      if ('$eq' in condition) yield [name, $eq];
      else if (Array.isArray($in) && $in.length === 1) yield [name, $in[0]];
    }
  }
}
