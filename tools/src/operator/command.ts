import { printError } from '../shared/errors.ts';
import { readStartSettings, type StartSettings } from '../shared/settings.ts';

/**
 * Runs a command of the operator with the arguments behind its name. What it throws is printed in one line; what it
 * returns is the exit code. Whatever it writes is private to its user.
 */
export const runCommand = async (
  run: (args: readonly string[], settings: StartSettings) => Promise<number | void>,
): Promise<void> => {
  process.umask(0o077);
  try {
    process.exitCode = (await run(process.argv.slice(2), readStartSettings(process.env))) ?? 0;
  } catch (error) {
    printError(error);
  }
};
