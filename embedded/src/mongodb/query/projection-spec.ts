import { assertPaths } from '../aggregation/field-paths.ts';
import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { fieldPath } from './field-path.ts';
import { matcher } from './matching.ts';
import { slicer } from './slice-projection.ts';

/** Fields by name; a leaf is a field with all that is in it. */
export interface FieldTree {
  [name: string]: FieldTree | 'leaf';
}

/** A find projection, read. */
export interface ProjectionSpec {
  /** Whether the fields named are kept, or left out. */
  inclusive: boolean;
  fields: FieldTree;
  slices: { path: string[]; slice: (array: unknown[]) => unknown[] }[];
  /** By top-level field: a test for an array that holds one member. */
  elemMatches: Map<string, (member: unknown) => boolean>;
  positional: string[] | undefined;
  computed: { path: string[]; expression: unknown }[];
}

/** Whether a field is kept or left out, rather than computed. */
export const isSwitch = (value: unknown): value is number | boolean =>
  typeof value === 'number' || typeof value === 'boolean';
export const isOperator = (value: unknown): value is Doc =>
  isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

/**
 * Reads a find projection.
 * @throws ServerError when it both keeps and leaves out, names a field twice, or its paths are none
 */
export function projectionSpec(given: Doc): ProjectionSpec {
  const spec: ProjectionSpec = {
    inclusive: true,
    fields: Object.create(null) as FieldTree,
    slices: [],
    elemMatches: new Map(),
    positional: undefined,
    computed: [],
  };
  const switches = new Map<string, boolean>();
  for (const [name, value] of Object.entries(given)) read(name, value, spec, switches);
  const { _id: id, ...named } = Object.fromEntries(switches);
  const [first = spec.elemMatches.size > 0 || spec.computed.length > 0 || spec.positional ? true : undefined] =
    Object.values(named);
  spec.inclusive = first ?? id ?? false;
  for (const [name, isOn] of Object.entries(named))
    if (isOn !== spec.inclusive)
      throw new ServerError(
        isOn ? 'Location31253' : 'Location31254',
        `Cannot do ${isOn ? 'inclusion' : 'exclusion'} on field ${name} in ${isOn ? 'exclusion' : 'inclusion'} projection`,
      );
  if (spec.positional && !spec.inclusive)
    throw new ServerError('Location31395', 'positional projection cannot be used with exclusion');
  for (const name of Object.keys(named)) plant(spec.fields, name);
  if (spec.inclusive) {
    if (id !== false) plant(spec.fields, '_id');
    for (const { path } of spec.slices) plant(spec.fields, path.join('.'));
    for (const name of spec.elemMatches.keys()) plant(spec.fields, name);
    if (spec.positional) plant(spec.fields, spec.positional.join('.'));
  } else if (id === false) plant(spec.fields, '_id');
  return spec;
}

function read(name: string, value: unknown, spec: ProjectionSpec, switches: Map<string, boolean>): void {
  const path = pathOf(name);
  if (path.at(-1) === '$') {
    if (spec.positional) throw new ServerError('Location31276', 'Cannot specify more than one positional projection');
    spec.positional = path.slice(0, -1);
  } else if (isSwitch(value)) switches.set(name, Boolean(value));
  else if (isOperator(value) && '$slice' in value && !Array.isArray((value.$slice as unknown[] | undefined)?.[0]))
    spec.slices.push({ path, slice: slicer(value.$slice) });
  else if (isOperator(value) && '$elemMatch' in value) {
    if (path.length > 1) throw new ServerError('Location31275', 'Cannot use $elemMatch projection on a nested field');
    const test = matcher({ member: value });
    spec.elemMatches.set(name, (member) => test({ member: [member] }));
  } else if (isDoc(value) && !isOperator(value) && Object.keys(value).length > 0)
    for (const [inner, each] of Object.entries(value)) read(`${name}.${inner}`, each, spec, switches);
  else {
    assertPaths(value);
    spec.computed.push({ path, expression: value });
  }
}

/** Of a positional projection with the dollar at its end. */
const pathOf = (name: string): string[] =>
  name.endsWith('.$') ? [...fieldPath(name.slice(0, -2)), '$'] : fieldPath(name);

/**
 * Puts the leaf of a path in a tree.
 * @throws ServerError when it meets another
 */
export function plant(tree: FieldTree, name: string): void {
  const path = name.split('.');
  const last = path.pop()!;
  let at = tree;
  for (const part of path) {
    const next = (at[part] ??= Object.create(null) as FieldTree);
    if (next === 'leaf') throw new ServerError('Location31249', `Path collision at ${name}`);
    at = next;
  }
  if (at[last] !== undefined) throw new ServerError('Location31250', `Path collision at ${name}`);
  at[last] = 'leaf';
}
