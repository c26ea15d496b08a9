import { span, spreadCreatedAt } from './created-at.ts';

const keys = Array.from({ length: 200 }, (_, at) => `key ${at}`);

describe('spreadCreatedAt', () => {
  const times = spreadCreatedAt(keys);

  it('spreads over the whole span, one moment each', () => {
    const sorted = times.map((time) => Date.parse(time)).sort((a, b) => a - b);
    expect(sorted[0]).toBeGreaterThanOrEqual(span.from);
    expect(sorted.at(-1)).toBeLessThan(span.to);
    expect(new Set(sorted).size).toBe(keys.length);
    const gaps = sorted.slice(1).map((time, at) => time - sorted[at]!);
    expect(Math.max(...gaps)).toBeLessThan((3 * (span.to - span.from)) / keys.length);
  });

  it('gives a key its time whatever the order of the keys', () => {
    const reversed = spreadCreatedAt([...keys].reverse()).reverse();
    expect(reversed).toEqual(times);
  });
});
