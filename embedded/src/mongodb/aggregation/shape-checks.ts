import { isDoc, type Doc } from '../documents.ts';
import { fieldPath } from '../query/field-path.ts';
import { type FieldTree, isOperator, isSwitch, plant } from '../query/projection-spec.ts';
import type { Check } from './check.ts';
import { isExpressionName } from './field-paths.ts';

const UNWIND = new Set(['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays']);

/** Paths of a specification and what is given for each; a document that is no expression stands for the paths into it. */
const leaves = (spec: Doc, above = ''): [path: string, value: unknown][] =>
  Object.entries(spec).flatMap(([name, value]) =>
    isDoc(value) && !isOperator(value) && Object.keys(value).length > 0
      ? leaves(value, `${above}${name}.`)
      : [[above + name, value]],
  );

const assertApart = (paths: string[]): void => {
  const tree = Object.create(null) as FieldTree;
  for (const path of paths) {
    fieldPath(path);
    plant(tree, path);
  }
};

export const $project: Check = (spec, refuse) => {
  if (!isDoc(spec)) return refuse('Location15969', '$project specification must be an object');
  if (Object.keys(spec).length === 0) refuse('Location51272', 'projection specification must have at least one field');
  const fields = leaves(spec);
  if (fields.some(([path]) => path.endsWith('.$')))
    refuse('Location31324', 'Cannot use positional projection in aggregation projection');
  for (const [, value] of fields) {
    const [name = ''] = isOperator(value) ? Object.keys(value) : [];
    if (name && !isExpressionName(name)) refuse('Location31325', `Unknown expression ${name}`);
  }
  assertApart(fields.map(([path]) => path));
  let inclusive: boolean | undefined;
  for (const [path, value] of fields) {
    if (isDoc(value) && Object.keys(value).length === 0)
      refuse('Location51270', `An empty sub-projection is not a valid value: '${path}'`);
    if (path === '_id' && isSwitch(value)) continue;
    const isKept = !isSwitch(value) || Boolean(value);
    inclusive ??= isKept;
    if (isKept === inclusive) continue;
    if (!isSwitch(value))
      refuse(
        isDoc(value) ? 'Location31252' : 'Location31310',
        `Cannot compute a field in an exclusion projection: '${path}'`,
      );
    refuse(
      isKept ? 'Location31253' : 'Location31254',
      `Cannot do ${isKept ? 'inclusion' : 'exclusion'} on field ${path} in ${isKept ? 'exclusion' : 'inclusion'} projection`,
    );
  }
};

export const $addFields: Check = (spec, refuse) => {
  if (!isDoc(spec)) return refuse('Location40272', 'the specification of added fields must be an object');
  if (Object.keys(spec).length === 0) refuse('Location40177', 'specification must have at least one field');
  assertApart(leaves(spec).map(([path]) => path));
};

export const $unset: Check = (given, refuse) => {
  const names: unknown[] = Array.isArray(given) ? given : [given];
  if (typeof given !== 'string' && !Array.isArray(given))
    refuse('Location31002', '$unset specification must be a string or an array');
  if (names.length === 0) refuse('Location31119', '$unset specification must have at least one field');
  if (!names.every((name) => typeof name === 'string'))
    return refuse('Location31120', '$unset specification must contain only string values');
  assertApart(names);
};

export const $replaceRoot: Check = (spec, refuse) => {
  if (!isDoc(spec)) return refuse('Location40229', 'expected an object as specification for $replaceRoot stage');
  const other = Object.keys(spec).find((name) => name !== 'newRoot');
  if (other) refuse('Location40230', `unrecognized option to $replaceRoot stage: ${other}`);
  if (!('newRoot' in spec)) refuse('Location40231', 'no newRoot specified for the $replaceRoot stage');
};

export const $unwind: Check = (given, refuse) => {
  if (!isDoc(given) && typeof given !== 'string')
    return refuse('Location15981', 'expected either a string or an object as specification for $unwind stage');
  const spec: Doc = isDoc(given) ? given : { path: given };
  const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: preserve } = spec;
  const other = Object.keys(spec).find((name) => !UNWIND.has(name));
  if (other) refuse('Location28811', `unrecognized option to $unwind stage: ${other}`);
  if (path === undefined || path === '') refuse('Location28812', 'no path specified to $unwind stage');
  if (typeof path !== 'string') return refuse('Location28808', 'expected a string as the path for $unwind stage');
  if (preserve !== undefined && typeof preserve !== 'boolean')
    refuse('Location28809', 'expected a boolean for preserveNullAndEmptyArrays of $unwind stage');
  if (index !== undefined && (typeof index !== 'string' || index === ''))
    return refuse('Location28810', 'expected a non-empty string for includeArrayIndex of $unwind stage');
  if (index?.startsWith('$')) refuse('Location28822', 'includeArrayIndex of $unwind stage must not begin with a $');
  if (!path.startsWith('$')) refuse('Location28818', 'path option to $unwind stage should be prefixed with a $');
  fieldPath(path.slice(1));
  if (index !== undefined) fieldPath(index);
};
