import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { memberOf, valueAt } from '../stored-values.ts';
import type { UpdatePath } from './update-path.ts';

/** An array is filled up with nulls by no more than these. */
const MOST_FILLED = 1_500_000;

/** Where a change is made: a path in a document. */
export class Place {
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
    let holder: unknown = this.root;
    for (const name of this.path.slice(0, -1)) {
      let next = memberOf(holder, name);
      if (next === undefined) this.#put(holder, name, (next = {}));
      holder = next;
    }
    this.#put(holder, this.path.at(-1)!, value);
  }

  #put(holder: unknown, name: string, value: unknown): void {
    if (Array.isArray(holder) && /^\d+$/.test(name)) {
      if (Number(name) - holder.length > MOST_FILLED)
        throw new ServerError('BadValue', `can't backfill array to larger than ${MOST_FILLED} elements`);
      while (holder.length < Number(name)) holder.push(null);
      holder[Number(name)] = value;
    } else if (isDoc(holder)) holder[name] = value;
    else throw new ServerError('PathNotViable', `Cannot create field '${name}' in element of path '${this.name}'`);
  }

  /** Takes the value away; in an array it leaves a null. */
  remove(): void {
    const holder = valueAt(this.root, this.path.slice(0, -1));
    const name = this.path.at(-1)!;
    if (memberOf(holder, name) === undefined) return;
    if (Array.isArray(holder)) holder[Number(name)] = null;
    else delete (holder as Doc)[name];
  }
}
