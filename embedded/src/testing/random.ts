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

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }
}

/** The choices of a run. Its seed is Jest's own, which `--seed` repeats; it is printed. */
export function seededRandom(): Random {
  const seed = jest.getSeed();
  process.stdout.write(`--seed=${seed}\n`);
  return new Random(seed);
}

/** Whether what takes long is tried too: `npm run test:long`. */
export const isLong = process.env.TEST_LONG !== undefined;

/** Number of rounds: few in `npm test`, more in `npm run test:long`, or the value of the environment variable. */
export const roundCount = (variable: 'ROUNDS' | 'FRAMES', briefly: number, long: number): number =>
  Number(process.env[variable] ?? (isLong ? long : briefly));
