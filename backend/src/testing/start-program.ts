import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const timeoutMs = 60_000;

/** A built program of another package in its own process; `line` is the one that it printed when it was ready. */
export interface RunningProgram {
  readonly line: string;
  /** Its output so far. */
  output(): string;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a built program and waits for a line that begins with `ready`. Throws with its output if it ends before. */
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
  return { line, output: () => said.join(''), stop: (signal = 'SIGTERM') => stop(child, signal) };
};

const readyLine = (child: ChildProcess, output: readonly string[], program: string) =>
  new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`${program} ${why}: ${output.join('').slice(-2_000)}`));
    };
    const timer = setTimeout(() => fail(`was not ready within ${timeoutMs / 1_000} s`), timeoutMs);
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
