import { afterEach, beforeEach } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './children.ts';
import { startProgram } from './start-program.ts';

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
export const ended = async (pids: readonly number[]): Promise<void> => {
  while (pids.some(isAlive)) await pause(50);
};
