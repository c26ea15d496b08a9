import { evalExpr } from 'mingo/core';
import type { Iterator } from 'mingo/lazy';
import type { Options } from 'mingo/types';
import { isDoc, type Doc } from '../documents.ts';

/** Fields by their paths: a document in the place of an expression stands for the paths into it. */
function* paths(spec: Doc, above: string[] = []): Generator<[path: string[], expression: unknown]> {
  for (const [name, value] of Object.entries(spec)) {
    const path = [...above, ...name.split('.')];
    const isFields = isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$');
    if (isFields) yield* paths(value, path);
    else yield [path, value];
  }
}

/** `$addFields`: paths lead through arrays, documents are merged, and `$$REMOVE` takes a field away. */
export function $addFields(documents: Iterator, spec: Doc, options: Options): Iterator {
  const fields = [...paths(spec)];
  return documents.map((given) => {
    let document = given as Doc;
    for (const [path, expression] of fields)
      document = withField(document, path, evalExpr(given, expression, options)) as Doc;
    return document;
  });
}

function withField(holder: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(holder)) return holder.map((member) => withField(member, [name, ...rest], value));
  const fields: Doc = isDoc(holder) ? holder : {};
  if (rest.length > 0) {
    if (value === undefined && fields[name] === undefined) return holder;
    return { ...fields, [name]: withField(fields[name], rest, value) };
  }
  if (value !== undefined) return { ...fields, [name]: value };
  const { [name]: _, ...others } = fields;
  return isDoc(holder) ? others : holder;
}
