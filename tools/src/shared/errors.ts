import { SettingError } from '@henna/domain/node';

/** An error whose message is one line for the person at the terminal, or for the analyst whose query failed. */
export class UserFacingError extends Error {}

/** Prints an error in one line and sets a non-zero exit code. Anything unexpected is printed with its stack. */
export const printError = (error: unknown): void => {
  console.error(error instanceof UserFacingError || error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
};
