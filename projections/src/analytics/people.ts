/** The numbers of members, from 0, by their keys: as many as there are, so they are kept in plain columns. */
export class People {
  #keys = new BigInt64Array(1_024);
  /** -1 where there is no key. */
  #numbers = new Int32Array(1_024).fill(-1);
  #size = 0;
  readonly #added: bigint[] = [];

  /** @param keys by their numbers, as they were stored */
  constructor(keys: Iterable<bigint> = []) {
    for (const key of keys) {
      this.numberOf(key);
      this.#added.length = 0;
    }
  }

  get size(): number {
    return this.#size;
  }

  /** The number of a member; a new one for a member who has none. */
  numberOf(key: bigint): number {
    const slot = this.#slotOf(key);
    const number = this.#numbers[slot]!;
    if (number >= 0) return number;
    this.#keys[slot] = key;
    this.#numbers[slot] = this.#size;
    this.#added.push(key);
    this.#size += 1;
    if (2 * this.#size > this.#keys.length) this.#grow();
    return this.#size - 1;
  }

  /** Keys that are not stored yet, and are taken for stored from now on; the first has the number `size` less their count. */
  takeNew(): readonly bigint[] {
    return this.#added.splice(0);
  }

  #slotOf(key: bigint): number {
    const mask = this.#keys.length - 1;
    let slot = Number(BigInt.asUintN(31, key)) & mask;
    while (this.#numbers[slot]! >= 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, numbers] = [this.#keys, this.#numbers];
    this.#keys = new BigInt64Array(2 * keys.length);
    this.#numbers = new Int32Array(2 * keys.length).fill(-1);
    for (let slot = 0; slot < keys.length; slot += 1) {
      if (numbers[slot]! < 0) continue;
      const next = this.#slotOf(keys[slot]!);
      this.#keys[next] = keys[slot]!;
      this.#numbers[next] = numbers[slot]!;
    }
  }
}

/** The number of a visitor who is no member: below 0, and nobody else's on the same product and day. */
export const visitorNumber = (key: bigint): number => -1 - Number(BigInt.asUintN(31, key));
