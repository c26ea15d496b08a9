import { Lazy } from 'mingo/lazy';
import type { $unwind as mingoUnwind } from 'mingo/operators/pipeline';
import { isDoc, type Doc } from '../documents.ts';
import { memberOf, setField } from '../stored-values.ts';

interface UnwindSpec {
  path: string;
  includeArrayIndex?: string;
  preserveNullAndEmptyArrays?: boolean;
}

/** A document for each member of an array. Paths lead through documents only; mingo's go through arrays too, and drop empty values. */
export const $unwind: typeof mingoUnwind = (documents, given: string | UnwindSpec) => {
  const spec = typeof given === 'string' ? { path: given } : given;
  const { preserveNullAndEmptyArrays: keepsAll = false } = spec;
  const path = spec.path.slice(1).split('.');
  const indexPath = spec.includeArrayIndex?.split('.');
  const indexed = (document: Doc, index: number | null) => (indexPath ? placed(document, indexPath, index) : document);
  return Lazy(
    (function* () {
      for (let next = documents.next(); !next.done; next = documents.next()) {
        const document = next.value as Doc;
        const value = path.reduce<unknown>((at, name) => (isDoc(at) ? memberOf(at, name) : undefined), document);
        if (!Array.isArray(value)) {
          if (keepsAll || (value !== null && value !== undefined)) yield indexed(document, null);
        } else if (value.length > 0) {
          for (const [index, member] of value.entries()) yield indexed(placed(document, path, member), index);
        } else if (keepsAll) yield indexed(placed(document, path, undefined), null);
      }
    })(),
  );
};

/** A copy with a value at a path, or without any there. */
function placed(holder: unknown, [name = '', ...rest]: string[], value: unknown): Doc {
  const copy: Doc = isDoc(holder) ? { ...holder } : {};
  const inner = rest.length > 0 ? placed(memberOf(copy, name), rest, value) : value;
  if (inner === undefined) delete copy[name];
  else setField(copy, name, inner);
  return copy;
}
