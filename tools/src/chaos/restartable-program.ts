import { ChildService, type Program } from '../processes/child-service.ts';
import { UserFacingError } from '../shared/errors.ts';

/** A program that is killed, frozen, and started again with the same settings. */
export class RestartableProgram {
  #child: ChildService | undefined;

  constructor(readonly program: Program) {}

  /** Resolves to what it says when it is ready. @throws UserFacingError with its last words when it ends before */
  async start(): Promise<string> {
    const child = new ChildService(this.program);
    this.#child = child;
    const ended = child.ended.then(() => {
      throw new UserFacingError(child.endMessage);
    });
    return Promise.race([child.ready, ended]);
  }

  async kill(): Promise<void> {
    this.#child?.mute();
    this.#child?.kill();
    await this.#child?.ended;
  }

  freeze(): void {
    if (this.#child) process.kill(this.#child.pid, 'SIGSTOP');
  }

  thaw(): void {
    if (this.#child) process.kill(this.#child.pid, 'SIGCONT');
  }

  async stop(): Promise<void> {
    this.#child?.mute();
    await this.#child?.stop();
  }
}
