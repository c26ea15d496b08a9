import { isDoc, type Doc } from '../documents.ts';
import type { IndexSpec } from '../indexes/index-spec.ts';
import { isEqual, ordering } from '../query/value-order.ts';
import { matcher } from '../query/matching.ts';
import { conditionsOf, type FieldBounds } from './bounds.ts';

/** Whether bounds leave nothing that a condition of limits alone would leave out. */
function isWithin(bounds: FieldBounds | undefined, condition: unknown): boolean {
  if (!bounds || !isDoc(condition)) return false;
  const { lower, upper } = bounds;
  return Object.entries(condition).every(([operator, operand]) => {
    const limit = operator.startsWith('$g') ? lower : upper;
    const order = limit && ordering(limit.value, operand);
    if (!limit || order === undefined) return false;
    const isInside = operator.startsWith('$g') ? order > 0 : order < 0;
    switch (operator) {
      case '$gt':
      case '$lt':
        return isInside || (order === 0 && !limit.inclusive);
      case '$gte':
      case '$lte':
        return isInside || order === 0;
    }
    return false;
  });
}

/** Whether a sparse or partial index holds every document the filter selects. */
export function covers(spec: IndexSpec, filter: Doc, fields: ReadonlyMap<string, FieldBounds>): boolean {
  const isPresent = (field: string) => {
    const bounds = fields.get(field);
    return !!bounds && (!!bounds.lower || !!bounds.upper || !!bounds.equal?.every((value) => value !== null));
  };
  if (spec.sparse && !Object.keys(spec.key).some(isPresent)) return false;
  const demanded = spec.partialFilterExpression && [...conditionsOf(filter)];
  return Object.entries(spec.partialFilterExpression ?? {}).every(([field, condition]) => {
    if (demanded?.some(([name, given]) => name === field && isEqual(given, condition))) return true;
    if (isDoc(condition) && isEqual(condition, { $exists: true })) return isPresent(field);
    if (isWithin(fields.get(field), condition)) return true;
    const equal = field.startsWith('$') ? undefined : fields.get(field)?.equal;
    return equal?.every((value) => matcher({ value: condition })({ value })) ?? false;
  });
}
