import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Where the run's setup has built the programs. */
const OUTPUT = join(__dirname, '../../node_modules/.cache/programs');

/** The path of a program as it is now. */
export const builtProgram = (name: 'eventstoredb' | 'mongodb'): string => join(OUTPUT, `${name}.js`);

export interface Program {
  child: ChildProcess;
  /** The first line it prints, or its stderr when it ends before. */
  firstLine: string;
  /** Its stderr so far. */
  errors: () => string;
}

/** Runs a command, in a folder if one is given, and waits for its first line. */
export async function runProgram(command: string, args: string[], cwd?: string): Promise<Program> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = once(child, 'exit').then(() => errors);
  const line = once(child.stdout, 'data').then(([data]) => (data as Buffer).toString());
  return { child, firstLine: (await Promise.race([line, ended])).trim(), errors: () => errors };
}

/** Starts a node on any free port, under the command `below` if there is one; `url` is what clients connect to. */
export async function runNode(
  program: string,
  folder: string,
  below: readonly string[] = [],
): Promise<Program & { url: string }> {
  const [command, ...args] = [...below, process.execPath, program, '--folder', folder, '--port', '0'];
  const running = await runProgram(command, args);
  if (!running.firstLine.startsWith('ready ')) throw new Error(running.firstLine);
  return { ...running, url: running.firstLine.replace('ready ', '') };
}

/** Resolves when it has ended by itself. */
export async function waitForExit({ child }: Program): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Sends a signal and waits for the exit. */
export async function kill(program: Program, signal: NodeJS.Signals): Promise<void> {
  const ended = waitForExit(program);
  program.child.kill(signal);
  await ended;
}
