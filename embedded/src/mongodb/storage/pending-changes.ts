/** Keys between two others, as LMDB takes them: in reverse `start` is the greatest. */
export interface Bounds {
  start?: Buffer;
  end?: Buffer;
  reverse?: boolean;
  exclusiveStart?: boolean;
  inclusiveEnd?: boolean;
}

/** What has been put into one table (null: removed from it) and is not committed. */
export class PendingChanges {
  readonly #keys: Buffer[] = [];
  readonly #values: (Buffer | null)[] = [];
  /** How many of them are among the named. */
  #known = 0;
  /** By key in latin1, which sorts as its bytes do. */
  readonly #named = new Map<string, Buffer | null>();
  /** The names in order, once a range has been asked for. */
  #sorted: string[] | undefined;

  note(key: Buffer, value: Buffer | null): void {
    this.#keys.push(key);
    this.#values.push(value);
  }

  /** Undefined where nothing has changed. */
  get(key: Buffer): Buffer | null | undefined {
    this.#catchUp();
    return this.#named.get(nameOf(key));
  }

  /** Names cost as much as all the rest, and most tables are not read while they are written. */
  #catchUp(): void {
    for (; this.#known < this.#keys.length; this.#known++) {
      const name = nameOf(this.#keys[this.#known]!);
      if (this.#sorted && !this.#named.has(name)) this.#sorted.splice(firstFrom(this.#sorted, name), 0, name);
      this.#named.set(name, this.#values[this.#known]!);
    }
  }

  /** The changes within bounds, in order. */
  within({ start, end, reverse = false, exclusiveStart = false, inclusiveEnd = false }: Bounds): Changed[] {
    this.#catchUp();
    const names = (this.#sorted ??= [...this.#named.keys()].sort());
    const [least, greatest] = reverse ? [end, start] : [start, end];
    const [leastIsOut, greatestIsIn] = reverse ? [!inclusiveEnd, !exclusiveStart] : [exclusiveStart, inclusiveEnd];
    const found: Changed[] = [];
    for (let i = least ? firstFrom(names, nameOf(least)) : 0; i < names.length; i++) {
      const key = Buffer.from(names[i]!, 'latin1');
      if (leastIsOut && least?.equals(key)) continue;
      const order = greatest ? Buffer.compare(key, greatest) : -1;
      if (order > 0 || (order === 0 && !greatestIsIn)) break;
      found.push({ key, value: this.#named.get(names[i]!)! });
    }
    return reverse ? found.reverse() : found;
  }
}

export interface Changed {
  key: Buffer;
  value: Buffer | null;
}

const nameOf = (key: Buffer) => key.toString('latin1');

/** The place of the first name that is not less. */
function firstFrom(names: readonly string[], name: string): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (names[middle]! < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Stored rows with changes laid over them, both in the same order. */
export function* overlaid(
  stored: Iterable<{ key: Buffer; value: Buffer }>,
  changes: readonly Changed[],
  isReverse: boolean,
): Generator<{ key: Buffer; value: Buffer }> {
  let next = 0;
  for (const row of stored) {
    let order = 1;
    for (; next < changes.length && order > 0;) {
      const change = changes[next]!;
      order = Buffer.compare(row.key, change.key) * (isReverse ? -1 : 1);
      if (order < 0) break;
      next++;
      if (change.value) yield { key: change.key, value: change.value };
    }
    if (order !== 0) yield row;
  }
  for (const { key, value } of changes.slice(next)) if (value) yield { key, value };
}
