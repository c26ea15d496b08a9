import type { ViewName } from '@henna/domain';
import type { Logger } from 'pino';
import { startOwned, type OwnedProgram } from './owned-process.ts';

/** A rebuild makes much that soon is garbage: a larger young generation copies less of it. */
const rebuildFlags = ['--max-semi-space-size=64', '--max-old-space-size=2048'];

/**
 * Rebuilds views in a process of its own, so that the live ones keep their pace.
 * @param why for the log
 * @param program the rebuild program, beside the running one and of the same kind
 */
export const startRebuild = (
  program: OwnedProgram,
  views: readonly ViewName[],
  log: Logger,
  signal: AbortSignal,
  why: string,
): void => {
  if (views.length === 0) return;
  log.info({ views }, why);
  const child = startOwned(program, rebuildFlags, views, signal);
  child.on('error', (error) => signal.aborted || log.error({ err: error }, 'the rebuild could not be started'));
  child.on('exit', (code) => code === 0 || signal.aborted || log.error({ views, code }, 'the rebuild failed'));
};
