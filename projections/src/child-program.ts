import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program that calls {@link endWithParent}. */
export interface OwnedProgram {
  /** Its file, as an address. */
  readonly program: URL;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Starts a program in a process of its own that ends with this one, however this one ends.
 * @param signal ends it too
 */
export const startOwned = (
  { program, environment }: OwnedProgram,
  flags: readonly string[],
  args: readonly string[],
  signal: AbortSignal,
): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, ...flags, fileURLToPath(program), ...args], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
    killSignal: 'SIGTERM',
  });

/** Ends this process when the one that started it is gone. It may come to its own end before. */
export const endWithParent = (): void => {
  // It may have gone while this one was still being loaded, when nobody heard of it.
  if (process.connected === false) process.exit(1);
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
};
