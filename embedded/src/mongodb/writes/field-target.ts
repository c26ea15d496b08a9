import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { memberOf, valueAt } from '../stored-values.ts';
import type { UpdatePath } from './update-path.ts';

/** An array is filled up with nulls by no more than these. */
const MAX_FILLED = 1_500_000;

/** Where a change is made: a path in a document. */
export class FieldTarget {
  constructor(
    readonly root: Doc,
    readonly path: UpdatePath,
  ) {}

  /** Undefined where nothing is. */
  get value(): unknown {
    return valueAt(this.root, this.path);
  }

  get name(): string {
    return this.path.join('.');
  }

  /**
   * Puts a value here; documents that are missing on the way are made.
   * @throws ServerError PathNotViable when the path goes through something else
   */
  set(value: unknown): void {
    let parent: unknown = this.root;
    for (const name of this.path.slice(0, -1)) {
      let next = memberOf(parent, name);
      if (next === undefined) this.#put(parent, name, (next = {}));
      parent = next;
    }
    this.#put(parent, this.path.at(-1)!, value);
  }

  #put(parent: unknown, name: string, value: unknown): void {
    if (Array.isArray(parent) && /^\d+$/.test(name)) {
      if (Number(name) - parent.length > MAX_FILLED)
        throw new ServerError('BadValue', `can't backfill array to larger than ${MAX_FILLED} elements`);
      while (parent.length < Number(name)) parent.push(null);
      parent[Number(name)] = value;
    } else if (isDoc(parent)) parent[name] = value;
    else throw new ServerError('PathNotViable', `Cannot create field '${name}' in element of path '${this.name}'`);
  }

  /** Takes the value away; in an array it leaves a null. */
  remove(): void {
    const parent = valueAt(this.root, this.path.slice(0, -1));
    const name = this.path.at(-1)!;
    if (memberOf(parent, name) === undefined) return;
    if (Array.isArray(parent)) parent[Number(name)] = null;
    else delete (parent as Doc)[name];
  }
}
