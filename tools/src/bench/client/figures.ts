import type { Figure, Goal, Measured } from '../figure.ts';
import { quantile, rounded } from '../quantiles.ts';
import { lookOnce, type Look } from './look.ts';

/** The largest of them counts. */
const worst = (values: Readonly<Record<string, number>>, unit: string): Measured => ({
  value: Math.max(...Object.values(values)),
  notes: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${name}${unit && ` ${unit}`}`, rounded(value)]),
  ),
});

const figure = (name: string, what: string, limit: number, unit: string, of: (look: Look) => Measured): Figure => {
  const goal: Goal = { is: 'at most', value: limit, unit };
  return { name: `client-${name}`, what, goal, measure: async (bench) => of(await lookOnce(bench)) };
};

const p95 = ({ interactions }: Look) =>
  Object.fromEntries(Object.entries(interactions).map(([name, times]) => [name, quantile(times, 0.95)]));

/** The client in Chromium, with 10,000 products behind it. */
export const clientFigures: readonly Figure[] = [
  figure('scripts', 'first-load JavaScript, gzip, the most of all public routes, English', 200, 'kB', (look) =>
    worst(look.scripts, 'kB'),
  ),
  figure('fonts', 'fonts of the first load, likewise', 90, 'kB', (look) => worst(look.fonts, 'kB')),
  figure('paint', 'largest contentful paint of Home and Product, CPU 4×, 1.6 Mbit/s, 150 ms', 2_500, 'ms', (look) =>
    worst(look.paints.slow, 'ms'),
  ),
  figure('paint-cpu', 'likewise, CPU 4× alone', 1_200, 'ms', (look) => worst(look.paints.slowCpu, 'ms')),
  figure('shift', 'layout shift, the most of all public routes', 0.01, '', (look) => worst(look.shifts, '')),
  figure('interaction', 'interaction p95: vote, star, filter, page, language; the worst of them', 50, 'ms', (look) =>
    worst(p95(look), 'ms'),
  ),
];
