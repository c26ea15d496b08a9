import { afterEach, beforeEach } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './children.ts';

const root = join(__dirname, '../../..');

/** Runs the built start program, on an empty catalogue and any free port unless the settings say otherwise. */
export const startProgram = (settings: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(root, 'tools/dist/start.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const onLine = (line: string) => {
      lines.push(line);
      if (line.startsWith('Ready on ')) resolve(line.slice('Ready on '.length));
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
    void ended.then((code) => reject(new Error(`ended with ${code} before it was ready: ${lines.join('\n')}`)));
  });
  ready.catch(() => undefined);
  return { pid: child.pid!, lines, ready, ended, signal: (name: NodeJS.Signals) => child.kill(name) };
};

/** Each test gets an empty data folder; what it starts there is stopped after it. */
export const useStarts = () => {
  let folder: string;
  let started: ReturnType<typeof startProgram>[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'henna-start-'));
    started = [];
  });
  afterEach(async () => {
    for (const program of started) {
      program.signal('SIGINT');
      await program.ended;
    }
    await rm(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    /** `npm start` with these settings, without the build. */
    start: (settings: NodeJS.ProcessEnv = {}) => {
      const program = startProgram({ DATA_DIR: folder, ...settings });
      started.push(program);
      return program;
    },
  };
};

/** Waits until none of the processes is alive. */
export const waitForEnd = async (pids: readonly number[]): Promise<void> => {
  while (pids.some(isAlive)) await pause(50);
};
