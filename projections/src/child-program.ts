import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program that calls {@link endWithParent}. */
export interface OwnedProgram {
  /** URL of its file. */
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

/** Ends this process when the one that started it has ended. */
export const endWithParent = (): void => {
  // It may have ended while this one was still being loaded.
  if (process.connected === false) process.exit(1);
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
};
