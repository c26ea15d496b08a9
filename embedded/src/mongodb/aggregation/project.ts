import type { Iterator } from 'mingo/lazy';
import { $project as mingoProject } from 'mingo/operators/pipeline';
import type { Options } from 'mingo/types';
import { isDoc, type Doc } from '../documents.ts';
import { isOperator, isSwitch } from '../query/projection-spec.ts';

/** The id first, what is kept as it was ordered, then what is computed as the stage orders it; mingo's goes by name. */
export function $project(documents: Iterator, spec: Doc, options: Options): Iterator {
  const names = new Set(Object.keys(spec).map((path) => path.split('.')[0]!));
  const computed = new Set(
    Object.entries(spec)
      .filter(([, value]) => isOperator(value) || !(isSwitch(value) || isDoc(value)))
      .map(([path]) => path.split('.')[0]!),
  );
  let source: Doc = {};
  const seen = documents.map((document) => (source = document as Doc));
  return mingoProject(seen, spec, options).map((given) => {
    const made = given as Doc;
    const kept = Object.keys(source).filter((name) => !computed.has(name));
    const ordered: Doc = {};
    for (const name of ['_id', ...kept, ...names]) if (made[name] !== undefined) ordered[name] = made[name];
    return ordered;
  });
}
