import { isDoc, type Doc } from '../documents.ts';
import type { IndexSpec } from '../indexes/index-spec.ts';
import { isEqual } from '../query/value-order.ts';
import { matcher } from '../query/matching.ts';
import type { FieldBounds } from './bounds.ts';

/** Whether a sparse or partial index holds every document the filter selects. */
export function covers(spec: IndexSpec, filter: Doc, fields: ReadonlyMap<string, FieldBounds>): boolean {
  const isPresent = (field: string) => {
    const bounds = fields.get(field);
    return !!bounds && (!!bounds.lower || !!bounds.upper || !!bounds.equal?.every((value) => value !== null));
  };
  if (spec.sparse && !Object.keys(spec.key).some(isPresent)) return false;
  return Object.entries(spec.partialFilterExpression ?? {}).every(([field, condition]) => {
    if (field in filter && isEqual(filter[field], condition)) return true;
    if (isDoc(condition) && isEqual(condition, { $exists: true })) return isPresent(field);
    const equal = field.startsWith('$') ? undefined : fields.get(field)?.equal;
    return equal?.every((value) => matcher({ value: condition })({ value })) ?? false;
  });
}
