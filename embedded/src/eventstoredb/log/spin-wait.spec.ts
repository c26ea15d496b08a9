import { QUICK_MS, RoundTripScore } from './spin-wait.ts';

const WRITING = 0.2;

describe('whether the next append is waited for awake', () => {
  let returns: RoundTripScore;
  let now: number;
  beforeEach(() => {
    returns = new RoundTripScore();
    now = 0;
  });

  /** How often it was waited for after appends that came so long after the answers before. */
  const waits = (gaps: number[], wasAlone = true): number =>
    gaps.filter((gap) => {
      returns.appendArrived((now += gap));
      return returns.appendsAnswered((now += WRITING), wasAlone);
    }).length;
  const times = (count: number, gap: number): number[] => Array<number>(count).fill(gap);
  const quick = QUICK_MS / 2;
  const slow = QUICK_MS * 2;

  it('is once a lone writer has come back soon some times', () => {
    expect(waits(times(3, quick))).toBe(0);
    expect(waits(times(100, quick))).toBeGreaterThan(95);
  });

  it('is not for the first append, nor for those of a slow writer', () => {
    expect(waits([quick])).toBe(0);
    expect(waits(times(1000, slow))).toBe(0);
  });

  it('survives a return that was slow once, and ends with two', () => {
    waits(times(20, quick));
    expect(waits([slow, quick])).toBe(2);
    waits(times(20, quick));
    expect(waits([slow, slow, quick])).toBe(1);
  });

  it('is in vain at most one time in five, whatever comes when', () => {
    for (let every = 1; every <= 12; every++) {
      returns = new RoundTripScore();
      for (let waiting = false, vain = 0, n = 1; n <= 1000; n++) {
        const isSlow = n % every === 0;
        if (waiting && isSlow) vain++;
        waiting = waits([isSlow ? slow : quick]) === 1;
        expect(vain).toBeLessThanOrEqual(n / 5);
      }
    }
  });

  it('is not while others write, and then only after a lone writer has come back soon some times', () => {
    waits(times(20, quick));
    expect(waits(times(50, quick), false)).toBe(0);
    expect(waits(times(4, quick))).toBe(0);
    expect(waits(times(4, quick))).toBeGreaterThan(0);
  });
});
