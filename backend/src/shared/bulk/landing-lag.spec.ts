import { LandingLag } from './landing-lag.ts';

describe('the lag of a lane behind our appends', () => {
  let lag: LandingLag;
  beforeEach(() => (lag = new LandingLag()));

  it('is none without appends', () => expect(lag.lateAppend(-1n, 1_000, 50)).toBeUndefined());

  it('is the age of the oldest append that the lane has not passed', () => {
    lag.appended(10n, 0);
    lag.appended(20n, 30);
    expect(lag.lateAppend(9n, 50, 50)).toBeUndefined();
    expect(lag.lateAppend(9n, 51, 50)).toBe(10n);
    expect(lag.lateAppend(10n, 80, 50)).toBeUndefined();
    expect(lag.lateAppend(10n, 81, 50)).toBe(20n);
    expect(lag.lateAppend(20n, 1_000, 50)).toBeUndefined();
  });

  it('is found where appends end in another order than that of the log', () => {
    lag.appended(20n, 0);
    lag.appended(10n, 1);
    expect(lag.lateAppend(15n, 60, 50)).toBe(20n);
    expect(lag.lateAppend(20n, 60, 50)).toBeUndefined();
  });
});
