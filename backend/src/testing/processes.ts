import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const patienceMs = 60_000;

/** A program of another floor, started as its own process; `line` is what it printed when it was ready. */
export interface RunningProgram {
  readonly line: string;
  /** All that it has printed so far. */
  said(): string;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a built program and waits for its line that begins with `ready`. Throws with what it said when it ends before. */
export const startProgram = async (
  program: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningProgram> => {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => said.push(data.toString()));
  const line = await readyLine(child, said, program);
  return { line, said: () => said.join(''), stop: (signal = 'SIGTERM') => stop(child, signal) };
};

const readyLine = (child: ChildProcess, said: readonly string[], program: string) =>
  new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`${program} ${why}: ${said.join('').slice(-2_000)}`));
    };
    const timer = setTimeout(() => fail(`was not ready within ${patienceMs / 1_000} s`), patienceMs);
    child.once('exit', (code) => fail(`ended with ${code}`));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (!line.startsWith('ready')) return;
      clearTimeout(timer);
      resolve(line);
    });
  });

const stop = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
