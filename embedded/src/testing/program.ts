import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Where the run's setup has built the programs. */
const OUTPUT = join(__dirname, '../../node_modules/.cache/programs');

/** The path of a program as it is now. */
export const builtProgram = (name: 'eventstoredb' | 'mongodb'): string => join(OUTPUT, `${name}.js`);

export interface Program {
  child: ChildProcess;
  /** The first line it prints, or what it says on stderr when it ends before. */
  said: string;
  /** What it has said on stderr so far. */
  errors: () => string;
}

/** Runs a command, in a folder if one is given, and waits for its first line. */
export async function runProgram(command: string, args: string[], cwd?: string): Promise<Program> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = once(child, 'exit').then(() => errors);
  const line = once(child.stdout, 'data').then(([data]) => (data as Buffer).toString());
  return { child, said: (await Promise.race([line, ended])).trim(), errors: () => errors };
}

/** Starts a node on any free port, under the command `below` if there is one; `url` is what clients connect to. */
export async function runNode(
  program: string,
  folder: string,
  below: readonly string[] = [],
): Promise<Program & { url: string }> {
  const [command, ...args] = [...below, process.execPath, program, '--folder', folder, '--port', '0'];
  const running = await runProgram(command, args);
  if (!running.said.startsWith('ready ')) throw new Error(running.said);
  return { ...running, url: running.said.replace('ready ', '') };
}

/** Resolves when it has ended by itself. */
export async function gone({ child }: Program): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Ends it and waits until it is gone. */
export async function end(program: Program, signal: NodeJS.Signals): Promise<void> {
  const ended = gone(program);
  program.child.kill(signal);
  await ended;
}
