/** Numbers from 0 for ids, so that columns hold numbers. One that nobody holds any more is forgotten, and its number given anew. */
export class Ordinals {
  readonly #numbers = new Map<string, number>();
  readonly #ids: (string | undefined)[] = [];
  readonly #holds: number[] = [];
  readonly #free: number[] = [];

  /** The number of an id, held once more. */
  hold(id: string): number {
    let number = this.#numbers.get(id);
    if (number === undefined) {
      number = this.#free.pop() ?? this.#ids.length;
      this.#numbers.set(id, number);
      this.#ids[number] = id;
      this.#holds[number] = 0;
    }
    this.#holds[number]! += 1;
    return number;
  }

  /** Lets go of a number once. */
  release(number: number): void {
    this.#holds[number]! -= 1;
    if (this.#holds[number]! > 0) return;
    this.#numbers.delete(this.#ids[number]!);
    this.#ids[number] = undefined;
    this.#free.push(number);
  }

  /** By number; `undefined` where it is nobody's now. */
  get ids(): readonly (string | undefined)[] {
    return this.#ids;
  }
}
