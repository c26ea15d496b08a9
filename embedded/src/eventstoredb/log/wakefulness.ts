import { availableParallelism } from 'node:os';
import { QUICK_MS, QuickReturns } from './quick-returns.ts';

/** With a single core it would take the time of the writer that it waits for. */
const hasCoreToSpare = availableParallelism() > 1;

/**
 * Keeps the event loop from sleeping for a moment when a lone writer has been answered who always sends the next append
 * at once: waking a core that sleeps takes about as long as the append itself. It costs that moment of one core, at most
 * `QUICK_MS` for each append, and nothing when many write or appends come slowly.
 */
export class Wakefulness {
  private readonly returns = new QuickReturns();
  private turn: NodeJS.Immediate | undefined;
  private until = 0;

  /** An append came while none was being written. */
  came(): void {
    this.stop();
    this.returns.came(performance.now());
  }

  /** All appends were answered; `wasAlone` tells that nobody else writes. */
  answered(wasAlone: boolean): void {
    const now = performance.now();
    if (!this.returns.answered(now, wasAlone) || !hasCoreToSpare) return;
    this.until = now + QUICK_MS;
    this.turn = setImmediate(this.poll);
  }

  /** Lets the event loop sleep, and so the process end. */
  stop(): void {
    clearImmediate(this.turn);
  }

  /** Between two turns the event loop takes what has come, and does not wait for it. */
  private readonly poll = (): void => {
    if (performance.now() < this.until) this.turn = setImmediate(this.poll);
  };
}
