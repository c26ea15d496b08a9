import { isDoc, type Doc } from '../documents.ts';

/** The top-level fields a pipeline reads before a `$group` or inclusive `$project` settles its shape; none when it may read all. */
export function fieldsNeeded(pipeline: readonly Doc[]): Set<string> | undefined {
  const fields = new Set<string>();
  for (const { $unwind, $group, $project } of pipeline) {
    if ($unwind !== undefined) {
      if (!reads($unwind, fields)) return undefined;
      continue;
    }
    if ($group !== undefined) return reads($group, fields) ? fields : undefined;
    return isDoc($project) && projects($project, fields) ? fields : undefined;
  }
  return undefined;
}

function projects(spec: Doc, fields: Set<string>): boolean {
  if (spec._id === undefined) fields.add('_id');
  return Object.entries(spec).every(([name, value]) => {
    if (value === 0 || value === false) return name === '_id';
    if (value !== 1 && value !== true) return reads(value, fields);
    fields.add(name.split('.')[0]!);
    return true;
  });
}

/** Whether all paths that an expression reads are known; they are added to `fields`. */
function reads(expression: unknown, fields: Set<string>): boolean {
  if (typeof expression === 'string') {
    if (expression.startsWith('$$')) return !/^\$\$(ROOT|CURRENT)/.test(expression);
    if (expression.startsWith('$')) fields.add(expression.slice(1).split('.')[0]!);
    return true;
  }
  if (Array.isArray(expression)) return expression.every((member) => reads(member, fields));
  if (!isDoc(expression)) return true;
  if ('$getField' in expression) return false;
  if (isDoc(expression.sortBy)) for (const name of Object.keys(expression.sortBy)) fields.add(name.split('.')[0]!);
  return Object.values(expression).every((member) => reads(member, fields));
}
