import { dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '@henna/contracts';
import { InvalidError } from '../../shared/errors.ts';
import { fold } from '../../shared/fold.ts';

/** Those of the list that are long enough to be chosen here, folded. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= limits.passwordMin).map(fold),
);

/** Whether a password is among the first that anyone would guess, however it is capitalised. */
export const isCommonPassword = (password: string): boolean => common.has(fold(password));

/** Refuses a new password that is known to be guessed. Throws {@link InvalidError} `COMMON_PASSWORD` at the field. */
export const refuseCommonPassword = (password: string, field: string): void => {
  if (!isCommonPassword(password)) return;
  const message = 'This password is among the most used ones. Please choose another.';
  throw new InvalidError(message, 'COMMON_PASSWORD', [{ field, message }]);
};
