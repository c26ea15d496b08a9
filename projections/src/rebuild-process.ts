import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ViewName } from '@henna/contracts';
import type { Logger } from 'pino';

/** A rebuild makes much that soon is garbage: a larger young generation copies less of it. */
const rebuildFlags = ['--max-semi-space-size=64', '--max-old-space-size=2048'];

/**
 * Rebuilds views in a process of its own, so that the live ones keep their pace.
 * @param program address of the rebuild program, beside the running one and of the same kind
 */
export const startRebuild = (program: URL, views: readonly ViewName[], log: Logger, signal: AbortSignal): void => {
  if (views.length === 0) return;
  log.info({ views }, 'views of an older version are built anew');
  const args = [...process.execArgv, ...rebuildFlags, fileURLToPath(program), ...views];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
    killSignal: 'SIGTERM',
  });
  child.on('error', (error) => signal.aborted || log.error({ err: error }, 'the rebuild could not be started'));
  child.on('exit', (code) => code === 0 || signal.aborted || log.error({ views, code }, 'the rebuild failed'));
};
