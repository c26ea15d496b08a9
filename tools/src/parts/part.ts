import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnvironment } from '@henna/domain/node';
import { StartError } from '../start-error.ts';
import { forgetProcess, guardProcess } from './guard.ts';
import { PartOutput } from './part-output.ts';

/** A program of the house, run as a process of its own. */
export interface Program {
  /** As it is named to people. */
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  /** Names of our settings that it gets from our environment; no others. */
  readonly settings?: readonly string[];
  /** What it gets beside them. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** All that a program gets to know of the environment. */
export const environmentOf = ({ settings = [], environment }: Program): NodeJS.ProcessEnv => ({
  ...childEnvironment(process.env, settings),
  ...environment,
});

const patienceMs = 10_000;

/** A running program. It ends with its supervisor: the channel between them closes however that one ends. */
export class Part {
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly output = new PartOutput();

  constructor(readonly program: Program) {
    // Its own process group: Ctrl+C reaches the supervisor alone, which stops the parts in order.
    this.#child = spawn(process.execPath, ['--enable-source-maps', program.file, ...(program.args ?? [])], {
      env: environmentOf(program),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    if (this.#child.stdout) createInterface({ input: this.#child.stdout }).on('line', this.output.said);
    if (this.#child.stderr) createInterface({ input: this.#child.stderr }).on('line', this.output.complained);
    const { pid } = this.#child;
    if (pid !== undefined) {
      guardProcess(pid);
      this.#child.once('exit', () => forgetProcess(pid));
    }
    this.ended = once(this.#child, 'close').then(() => undefined);
  }

  /** What stood after `ready` in its line. Never settles when it ends before. */
  get ready(): Promise<string> {
    return this.output.ready;
  }

  /** @throws StartError when the system could not start it */
  get pid(): number {
    if (this.#child.pid === undefined) throw new StartError(this.end);
    return this.#child.pid;
  }

  /** How it ended, in one line. */
  get end(): string {
    const { exitCode, signalCode } = this.#child;
    const why = signalCode ? `signal ${signalCode}` : `exit code ${exitCode}`;
    return this.output.lastWords() ?? `The ${this.program.name} ended unexpectedly (${why}).`;
  }

  mute(): void {
    this.output.mute();
  }

  /** Asks it to end, insists after a while, and resolves when it has ended. */
  async stop(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill('SIGTERM');
    const insist = setTimeout(() => this.kill(), patienceMs);
    await this.ended;
    clearTimeout(insist);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
