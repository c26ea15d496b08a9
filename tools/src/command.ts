import { readStartSettings, type StartSettings } from './settings.ts';
import { sayWhy } from './start-error.ts';

/**
 * Runs a command of the operator, with the words behind its name: what it throws is said in one line, what it answers is
 * the exit code. Whatever is written is for its user alone.
 */
export const command = async (
  run: (words: readonly string[], settings: StartSettings) => Promise<number | void>,
): Promise<void> => {
  process.umask(0o077);
  try {
    process.exitCode = (await run(process.argv.slice(2), readStartSettings(process.env))) ?? 0;
  } catch (error) {
    sayWhy(error);
  }
};
