import type { IndexSpec } from '../indexes/index-spec.ts';
import type { Doc } from '../documents.ts';
import { isEqual } from '../query/value-order.ts';
import { conditionsOf, type FieldBounds } from './bounds.ts';

/** Whether a sparse or partial index holds every document the filter selects. */
export function covers(spec: IndexSpec, filter: Doc, fields: ReadonlyMap<string, FieldBounds>): boolean {
  const isPresent = (field: string) => {
    const bounds = fields.get(field);
    return !!bounds && (!!bounds.lower || !!bounds.upper || !!bounds.equal?.every((value) => value !== null));
  };
  if (spec.sparse && !Object.keys(spec.key).some(isPresent)) return false;
  const demanded = spec.partialFilterExpression && [...conditionsOf(filter)];
  return Object.keys(spec.partialFilterExpression ?? {}).every(
    (field) =>
      isPresent(field) || demanded?.some(([name, given]) => name === field && isEqual(given, { $exists: true })),
  );
}
