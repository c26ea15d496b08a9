import { UserFacingError } from '../shared/errors.ts';
import { ChildService, type Program } from './child-service.ts';

const restartMs = 1_000;

/** Runs child services together: when one ends that nobody stopped, all end, unless it is to be restarted. */
export class Supervisor {
  /** Rejects when a service ends that nobody stopped. */
  readonly failure: Promise<never>;
  readonly #services: ChildService[] = [];
  /** The running service of each program that is restarted whenever it ends. */
  readonly #restarted = new Map<Program, ChildService>();
  #isStopping = false;
  #fail: (error: Error) => void = () => undefined;

  constructor() {
    this.failure = new Promise((_, reject) => (this.#fail = reject));
    this.failure.catch(() => undefined);
  }

  /**
   * Starts a program and waits until it is ready.
   * @returns what it printed beside `ready`
   * @throws UserFacingError with the failure of whichever service ended meanwhile
   */
  async start(program: Program): Promise<string> {
    if (this.#isStopping) throw new UserFacingError('Stopped before it was ready.');
    const service = new ChildService(program);
    this.#services.push(service);
    void service.ended.then(() => {
      if (!this.#isStopping) this.#endAll(service);
    });
    return Promise.race([service.ready, this.failure]);
  }

  /**
   * Starts a program that nothing waits for, and restarts it whenever it ends. Only if its first start fails, as with an
   * invalid setting, all end.
   */
  keepRunning(program: Program, isFirst = true): void {
    if (this.#isStopping) return;
    const service = new ChildService(program);
    this.#restarted.set(program, service);
    void service.ended.then(() => {
      if (this.#isStopping) return;
      if (isFirst && !service.output.isReady) return this.#endAll(service);
      console.error(`${service.endMessage} It is restarted.`);
      setTimeout(() => this.keepRunning(program, false), restartMs).unref();
    });
  }

  /** All services that were started are ready. */
  get isReady(): boolean {
    return this.#services.every(({ output }) => output.isReady);
  }

  /** How many steps the services have reported. */
  get steps(): number {
    return this.#services.reduce((sum, { output }) => sum + output.steps, 0);
  }

  /** Some service waits for a store outside. */
  get isWaiting(): boolean {
    return this.#services.some(({ output }) => output.isWaiting);
  }

  /** Stops the services one after the other, those started last first: whatever uses a store before the store. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#restarted.values()].map((service) => service.stop()));
    for (const service of this.#services.toReversed()) await service.stop();
  }

  /** Ends everything at once. What was acknowledged is on disk all the same. */
  kill(): void {
    this.#isStopping = true;
    for (const service of [...this.#restarted.values(), ...this.#services]) service.kill();
  }

  #endAll(because: ChildService): void {
    for (const each of [...this.#restarted.values(), ...this.#services]) each.mute();
    this.#fail(new UserFacingError(because.endMessage));
  }
}
