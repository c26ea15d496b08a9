import { SettingError } from '@henna/domain/node';

/** Why the product can't start or go on, in one line for the person in front of it. */
export class StartError extends Error {}

/** Prints why in one line and gives the process a non-zero exit code. Anything unexpected keeps its stack. */
export const sayWhy = (error: unknown): void => {
  console.error(error instanceof StartError || error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
};
