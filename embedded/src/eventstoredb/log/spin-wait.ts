import { availableParallelism } from 'node:os';

/** How soon after its answer a single writer sends the next append if it only waited for that, in ms. */
export const QUICK_MS = 0.5;
/** Slow round trips weigh more, so that at most one spin in five is in vain. */
const SLOW_WEIGHT = 4;
const SPIN_SCORE = 4;
const MAX_SCORE = 8;

/** Decides, from the arrival times of a single writer's appends, whether to spin until the next one. Times are in ms. */
export class RoundTripScore {
  private score = 0;
  private answeredAt: number | undefined;

  /** An append came while none was being written. */
  appendArrived(now: number): void {
    if (this.answeredAt === undefined) return;
    const isQuick = now - this.answeredAt <= QUICK_MS;
    this.score = isQuick ? Math.min(this.score + 1, MAX_SCORE) : Math.max(this.score - SLOW_WEIGHT, 0);
    this.answeredAt = undefined;
  }

  /** All appends were answered; returns whether to spin until the next. `wasOnlyWriter` is true when nobody else writes. */
  appendsAnswered(now: number, wasOnlyWriter: boolean): boolean {
    this.answeredAt = wasOnlyWriter ? now : undefined;
    if (!wasOnlyWriter) this.score = 0;
    return this.score >= SPIN_SCORE;
  }
}

/** With a single core it would take the time of the writer that it waits for. */
const hasCoreToSpare = availableParallelism() > 1;

/**
 * Keeps the event loop from sleeping for a moment when a lone writer has been answered who always sends the next append
 * at once: waking a core that sleeps takes about as long as the append itself. It costs that moment of one core, at most
 * `QUICK_MS` for each append, and nothing when many write or appends come slowly.
 */
export class SpinWait {
  private readonly roundTrips = new RoundTripScore();
  private turn: NodeJS.Immediate | undefined;
  private until = 0;

  /** An append came while none was being written. */
  appendArrived(): void {
    this.stop();
    this.roundTrips.appendArrived(performance.now());
  }

  /** All appends were answered; `wasOnlyWriter` is true when nobody else writes. */
  appendsAnswered(wasOnlyWriter: boolean): void {
    const now = performance.now();
    if (!this.roundTrips.appendsAnswered(now, wasOnlyWriter) || !hasCoreToSpare) return;
    this.until = now + QUICK_MS;
    this.turn = setImmediate(this.poll);
  }

  /** Lets the event loop sleep, and so the process end. */
  stop(): void {
    clearImmediate(this.turn);
  }

  /** With an immediate pending, the event loop polls for input instead of sleeping. */
  private readonly poll = (): void => {
    if (performance.now() < this.until) this.turn = setImmediate(this.poll);
  };
}
