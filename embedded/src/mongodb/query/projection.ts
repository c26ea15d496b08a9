import { find as mingoFind } from 'mingo';
import { parse, parseExact, unparse, type Doc } from '../documents.ts';
import { cutter } from '../elements.ts';
import { expressionOptions } from './matching.ts';
import { sliceProjection } from './slice-projection.ts';

type Projection = (bytes: Buffer) => Buffer;

/** How a find projection changes stored documents; plain top-level fields are copied without decoding. */
export function projection(spec: Doc, filter: Doc, variables?: Doc): Projection {
  const entries = Object.entries(spec);
  if (entries.length === 0) return (bytes) => bytes;
  const sliced = sliceProjection(spec, (rest) => projection(rest, filter, variables));
  if (sliced) return sliced;
  const named = entries.filter(([name]) => name !== '_id');
  const isSimple = entries.every(([name, value]) => isSwitch(value) && !/[.$]/.test(name));
  const isInclusive = named.length > 0 ? named.every(([, value]) => isOn(value)) : isOn(spec._id);
  if (isSimple && isInclusive) {
    const withId = spec._id === undefined || isOn(spec._id);
    return cutter([...named.map(([name]) => name), ...(withId ? ['_id'] : [])]);
  }
  if (isSimple && entries.every(([, value]) => !isOn(value))) return without(Object.keys(spec));
  // a positional projection reads the filter; for any other the document has been found already
  const condition = entries.some(([name]) => name.endsWith('.$')) ? filter : {};
  // what is only left out or kept stays as it was stored, to the width of its integers
  const read = entries.every(([name, value]) => isSwitch(value) && !name.includes('$')) ? parseExact : parse;
  return (bytes) => {
    const projected = mingoFind<Doc>([read(bytes)], condition, spec, expressionOptions(variables)).next();
    return unparse(projected ?? {});
  };
}

export const projectOne = (bytes: Buffer, spec: Doc, filter: Doc): Buffer => projection(spec, filter)(bytes);

const isSwitch = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';
const isOn = (value: unknown) => value === true || (typeof value === 'number' && value !== 0);

function without(names: string[]): Projection {
  return (bytes) => {
    const doc = parseExact(bytes);
    for (const name of names) delete doc[name];
    return unparse(doc);
  };
}
