/** Repeatable choices: one seed, one sequence. */
export interface Random {
  /** A whole number from 0 up to, but not including, `bound`. */
  readonly below: (bound: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** An id in the form of a UUID, version 7. */
  readonly id: () => string;
}

/** The generator mulberry32 (Tommy Ettinger), seeded with a 32-bit number. */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (bound: number) => Math.floor((next() / 2 ** 32) * bound);
  const hex = () => next().toString(16).padStart(8, '0');
  const id = () => {
    const [first, second, third, fourth] = [hex(), hex(), hex(), hex()];
    return `${first}-${second.slice(0, 4)}-7${second.slice(5)}-8${third.slice(1, 4)}-${third.slice(4)}${fourth}`;
  };
  return { below, pick: (items) => items[below(items.length)]!, id };
};
