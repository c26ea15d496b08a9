/** A run that is not this much longer than the one after it becomes one with it. */
const RATIO = 4;

/**
 * Names in sorted lists, each much shorter than the one before, as in a log-structured merge tree (O'Neil et al., 1996):
 * those that come between two looks are sorted when somebody looks, so that who never looks pays nothing, and each name
 * is merged a number of times that grows as the logarithm of their count.
 */
export class SortedKeys {
  #unsorted: string[] = [];
  readonly #runs: string[][] = [];

  /** A name that is not there yet. */
  add(name: string): void {
    this.#unsorted.push(name);
  }

  runs(): readonly string[][] {
    if (this.#unsorted.length === 0) return this.#runs;
    let run = this.#unsorted.sort();
    this.#unsorted = [];
    for (let last = this.#runs.at(-1); last && last.length < RATIO * run.length; last = this.#runs.at(-1)) {
      run = mergedKeys(last, run);
      this.#runs.pop();
    }
    this.#runs.push(run);
    return this.#runs;
  }
}

function mergedKeys(left: readonly string[], right: readonly string[]): string[] {
  const all: string[] = [];
  let l = 0;
  let r = 0;
  while (l < left.length && r < right.length) all.push(left[l]! < right[r]! ? left[l++]! : right[r++]!);
  while (l < left.length) all.push(left[l++]!);
  while (r < right.length) all.push(right[r++]!);
  return all;
}
