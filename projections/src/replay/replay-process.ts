import { setTimeout as pause } from 'node:timers/promises';
import { refusalOf } from '@henna/domain/refusals';
import type { MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { startOwned, type OwnedProgram } from '../owned-process.ts';
import { endReplay, replaysIn, takeReplay } from './replay-requests.ts';

const flags = ['--max-old-space-size=3072'];
const askEveryMs = 500;

/** Runs replays one after the other, each in a process of its own, so that nothing live waits for them. */
export const runReplays = async (program: OwnedProgram, mongo: MongoClient, log: Logger, signal: AbortSignal): Promise<void> => {
  const replays = replaysIn(mongo);
  while (!signal.aborted) {
    try {
      const id = await takeReplay(replays);
      if (id === undefined) await pause(askEveryMs, undefined, { signal });
      else if (!(await run(program, id, signal)) && !signal.aborted)
        await endReplay(replays, id, { state: 'failed', problem: refusalOf('REPLAY_ENDED') });
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error }, 'replays cannot be read');
      await pause(askEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
};

/** @returns whether the program came to its end */
const run = (program: OwnedProgram, id: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const child = startOwned(program, flags, [id], signal);
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
