import type { Clock } from '../streams/clock.ts';

/** A clock that stands still until the test moves it. */
export class TestClock implements Clock {
  /** By how much it is wrong. */
  ahead = 0;
  private passed = 0;

  constructor(private readonly begin = 1_700_000_000_000) {}

  now(): number {
    return this.begin + this.passed + this.ahead;
  }

  elapsed(): number {
    return this.passed;
  }

  pass(milliseconds: number): void {
    this.passed += milliseconds;
  }
}
