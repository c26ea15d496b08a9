import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnvironment } from '@henna/domain/node';
import { UserFacingError } from '../shared/errors.ts';
import { ChildOutput } from './child-output.ts';
import { guardProcess, unguardProcess } from './guard.ts';

/** One of our programs, run as a process of its own. */
export interface Program {
  /** Its name in messages. */
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  /** Options of Node. */
  readonly nodeOptions?: readonly string[];
  /** Names of the environment variables that are passed on to it; no others are. */
  readonly settings?: readonly string[];
  /** Variables that it gets besides those. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** The whole environment that a program gets. */
export const environmentOf = ({ settings = [], environment }: Program): NodeJS.ProcessEnv => ({
  ...childEnvironment(process.env, settings),
  ...environment,
});

/** Runs a program that ends by itself, with our stdin, stdout and stderr; Ctrl+C reaches it as it reaches us. @returns its exit code */
export const runToCompletion = async (program: Program): Promise<number> => {
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  const child = spawn(process.execPath, ['--enable-source-maps', program.file, ...(program.args ?? [])], {
    env: environmentOf(program),
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGINT', ignore);
  return code ?? 1;
};

const stopTimeoutMs = 10_000;

/** A running program. It ends with its supervisor: the channel between them closes however that one ends. */
export class ChildService {
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly output = new ChildOutput();

  constructor(readonly program: Program) {
    // Its own process group: Ctrl+C reaches the supervisor alone, which stops the children in order.
    const { nodeOptions = [], file, args = [] } = program;
    this.#child = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, file, ...args], {
      env: environmentOf(program),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    if (this.#child.stdout) createInterface({ input: this.#child.stdout }).on('line', this.output.onStdoutLine);
    if (this.#child.stderr) createInterface({ input: this.#child.stderr }).on('line', this.output.onStderrLine);
    const { pid } = this.#child;
    if (pid !== undefined) {
      guardProcess(pid);
      this.#child.once('exit', () => unguardProcess(pid));
    }
    this.ended = once(this.#child, 'close').then(() => undefined);
  }

  /** Resolves to what followed `ready` in its line. Never settles when the process ends before. */
  get ready(): Promise<string> {
    return this.output.ready;
  }

  /** @throws UserFacingError when the system could not start it */
  get pid(): number {
    if (this.#child.pid === undefined) throw new UserFacingError(this.endMessage);
    return this.#child.pid;
  }

  /** How it ended, in one line. */
  get endMessage(): string {
    const { exitCode, signalCode } = this.#child;
    const why = signalCode ? `signal ${signalCode}` : `exit code ${exitCode}`;
    return this.output.failureMessage() ?? `The ${this.program.name} ended unexpectedly (${why}).`;
  }

  mute(): void {
    this.output.mute();
  }

  /** Asks it to end, kills it after ten seconds, and resolves when it has ended. */
  async stop(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.kill(), stopTimeoutMs);
    await this.ended;
    clearTimeout(timer);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
