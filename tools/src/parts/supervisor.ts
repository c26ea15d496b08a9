import { StartError } from '../start-error.ts';
import { Part, type Program } from './part.ts';

/** Runs the parts: the whole lives as long as each of them. */
export class Supervisor {
  /** Rejects when a part ends that nobody stopped. */
  readonly failure: Promise<never>;
  readonly #parts: Part[] = [];
  #isStopping = false;
  #fail: (error: Error) => void = () => undefined;

  constructor() {
    this.failure = new Promise((_, reject) => (this.#fail = reject));
    this.failure.catch(() => undefined);
  }

  /**
   * Starts a program and waits until it is ready.
   * @returns what it said beside `ready`
   * @throws StartError with the last words of whichever part ended meanwhile
   */
  async start(program: Program): Promise<string> {
    if (this.#isStopping) throw new StartError('Stopped before it was ready.');
    const part = new Part(program);
    this.#parts.push(part);
    void part.ended.then(() => {
      if (this.#isStopping) return;
      for (const each of this.#parts) each.mute();
      this.#fail(new StartError(part.end));
    });
    return Promise.race([part.ready, this.failure]);
  }

  /** All that were started have said that they are ready. */
  get isReady(): boolean {
    return this.#parts.every(({ output }) => output.isReady);
  }

  /** How many steps the parts have reported. */
  get steps(): number {
    return this.#parts.reduce((sum, { output }) => sum + output.steps, 0);
  }

  /** Some part waits for a store outside. */
  get isWaiting(): boolean {
    return this.#parts.some(({ output }) => output.isWaiting);
  }

  /** Stops the parts one after the other, those started last first: what stands on a store before the store. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const part of this.#parts.toReversed()) await part.stop();
  }

  /** Ends everything at once. What was acknowledged is on disk all the same. */
  kill(): void {
    this.#isStopping = true;
    for (const part of this.#parts) part.kill();
  }
}
