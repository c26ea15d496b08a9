/** Seeded pseudo-random choices (mulberry32): the same seed gives the same run. */
export class Random {
  constructor(public seed: number) {}

  unit(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(n: number): number {
    return Math.floor(this.unit() * n);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }
}

/** The seed of a run: given by `SEED`, else taken from the clock and printed, so that a failure can be repeated. */
export function seededRandom(): Random {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  process.stdout.write(`SEED=${seed}\n`);
  return new Random(seed);
}
