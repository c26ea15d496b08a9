import { normalizeText, limits } from '@henna/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Those of the list that are long enough to be chosen here, folded. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= limits.passwordMin).map(normalizeText),
);

/** Whether a password is among the first that anyone would guess, however it is capitalised. */
export const isCommonPassword = (password: string): boolean => common.has(normalizeText(password));
