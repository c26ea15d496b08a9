import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const EMBEDDED = join(__dirname, '../../..');
const OUTPUT = join(EMBEDDED, 'node_modules/.cache/eventstoredb');
const BUILD = `
  import { build } from 'rolldown';
  import { server } from '../rolldown.server.mjs';
  const config = server({ eventstoredb: 'src/eventstoredb/main.ts' });
  await build({ ...config, output: { ...config.output, dir: ${JSON.stringify(OUTPUT)} } });`;

/** Builds the program as `npm run build` does, apart from it; returns its path. */
export function buildProgram(): string {
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: EMBEDDED });
  return join(OUTPUT, 'eventstoredb.js');
}

export interface Program {
  child: ChildProcess;
  /** The first line it prints, or what it says on stderr when it ends before. */
  said: string;
}

/** Runs a command and waits for its first line. */
export async function runProgram(command: string, args: string[]): Promise<Program> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = once(child, 'exit').then(() => errors);
  const line = once(child.stdout, 'data').then(([data]) => (data as Buffer).toString());
  return { child, said: (await Promise.race([line, ended])).trim() };
}

/** Ends it and waits until it is gone. */
export async function end({ child }: Program, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
