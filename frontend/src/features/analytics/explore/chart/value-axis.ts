import type { MetricAnswer } from '../../api-types.ts';

/** The scale of values. */
export interface ValueAxis {
  readonly scaleType: 'linear' | 'log';
  readonly min: number;
  readonly max: number;
  /** Chosen by the library when absent. */
  readonly ticks?: readonly number[];
  /** Least distance of ticks. */
  readonly tickMinStep?: number;
  /** Whether small values are at the top. */
  readonly reverse: boolean;
  /** Whether bars and lines have no zero to be compared with. */
  readonly isCutOff: boolean;
}

/** Values on which people compare lengths begin at zero; means and scores differ too little for that. */
export const valueAxis = (
  { metric, unit }: Pick<MetricAnswer, 'metric' | 'unit'>,
  values: readonly (number | null)[],
): ValueAxis => {
  const numbers = values.filter((value) => value !== null);
  if (metric === 'trendRank') return rankAxis(Math.max(1, ...numbers));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length > 0 && (unit === 'stars' || unit === 'log2 points')) {
    const gap = niceGap(most - least || (unit === 'stars' ? 0.5 : 1));
    const min = Math.max(0, (Math.ceil(least / gap) - 1) * gap);
    return { ...linear, min: rounded(min), max: rounded((Math.floor(most / gap) + 1) * gap), isCutOff: min > 0 };
  }
  const gap = niceGap(Math.max(0, most) - Math.min(0, least) || 1);
  return {
    ...linear,
    min: numbers.length > 0 ? rounded(Math.floor(Math.min(0, least) / gap) * gap) : 0,
    max: numbers.length > 0 ? rounded(Math.ceil(Math.max(most, unit === 'share' ? gap : 1) / gap) * gap) : 1,
    ...(unit !== 'share' && { tickMinStep: 1 }),
  };
};

const linear = { scaleType: 'linear', reverse: false, isCutOff: false } as const;

const rankTicks = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** Place 1 at the top. Each of the first ten places has room of its own, as in a logarithm. */
const rankAxis = (last: number): ValueAxis => {
  const end = rankTicks.findIndex((tick) => tick >= Math.max(10, last));
  const ticks = end < 0 ? rankTicks : rankTicks.slice(0, end + 1);
  return {
    scaleType: 'log',
    min: 1,
    max: Math.max(last, ticks.at(-1)!),
    ticks,
    reverse: true,
    // A place has no zero.
    isCutOff: false,
  };
};

/** A distance of ticks that gives about five of them. */
const niceGap = (length: number): number => {
  const power = 10 ** Math.floor(Math.log10(length / 5));
  const factor = [1, 2, 5, 10].find((each) => each * power * 5 >= length)!;
  return factor * power;
};

/** Without the errors of binary fractions. */
const rounded = (value: number): number => Number(value.toPrecision(12));
