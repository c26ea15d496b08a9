/** The numbers that stand for ids of products, brands, categories, options and types of events in the tables. */
export class Names {
  readonly #codes: Map<string, number>;
  readonly #ids: string[];
  /** From this number on they have not been stored. */
  #stored: number;

  /** @param ids by their numbers, as they were stored */
  constructor(ids: Iterable<string> = []) {
    this.#ids = [...ids];
    this.#codes = new Map(this.#ids.map((id, code) => [id, code]));
    this.#stored = this.#ids.length;
  }

  /** The number of an id; a new one for an id that has none. */
  codeOf(id: string): number {
    let code = this.#codes.get(id);
    if (code === undefined) {
      code = this.#ids.push(id) - 1;
      this.#codes.set(id, code);
    }
    return code;
  }

  /** The number of an id; -1, which nothing has, where it is unknown. */
  existing(id: string): number {
    return this.#codes.get(id) ?? -1;
  }

  idOf(code: number): string {
    const id = this.#ids[code];
    if (id === undefined) throw new Error(`no id has the number ${code}`);
    return id;
  }

  /** What is not stored yet, and is taken for stored from now on. */
  takeNew(): readonly (readonly [code: number, id: string])[] {
    const added = this.#ids.slice(this.#stored).map((id, index) => [this.#stored + index, id] as const);
    this.#stored = this.#ids.length;
    return added;
  }
}
