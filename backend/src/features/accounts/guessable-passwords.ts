import { fieldRefusal, normalizeText, InvalidFieldsError } from '@henna/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords.ts';

/** What is known about who chooses a password. */
export interface PasswordOwner {
  readonly email?: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const mostUsed: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** Names of this site. */
const siteWords = ['henna', 'hinna', 'حناء'];
const shortestWord = 3;
/** What a password has beside its owner's words, in letters and digits, must not be shorter. */
const shortestRest = 6;
/** A year, a birthday, a counter. */
const fewDigits = /^\d{0,8}$/;

const lettersAndDigits = (text: string) => normalizeText(text).replace(/[^\p{L}\p{N}]/gu, '');

const isRepeated = (password: string) => new Set(normalizeText(password).replace(/\s/g, '')).size <= 1;

const wordsOf = ({ email = '', firstName, lastName }: PasswordOwner) => {
  const [localPart = ''] = email.split('@');
  const words = [email, localPart, ...localPart.split(/[^\p{L}\p{N}]+/u), firstName, lastName, ...siteWords];
  return [...new Set(words.map((word) => lettersAndDigits(word ?? '')))]
    .filter(({ length }) => length >= shortestWord)
    .sort((one, other) => other.length - one.length);
};

const isPersonal = (password: string, owner: PasswordOwner) => {
  const text = lettersAndDigits(password);
  const rest = wordsOf(owner).reduce((left, word) => left.replaceAll(word, ''), text);
  if (rest === text) return false;
  return rest.length < shortestRest || fewDigits.test(rest) || mostUsed.has(rest);
};

/** Why a new password would be among the first to be guessed, as a code; `undefined` when it would not. */
export const guessableBecause = (
  password: string,
  owner: PasswordOwner,
): 'REPEATED_PASSWORD' | 'COMMON_PASSWORD' | 'PERSONAL_PASSWORD' | undefined => {
  if (isRepeated(password)) return 'REPEATED_PASSWORD';
  if (isCommonPassword(password)) return 'COMMON_PASSWORD';
  return isPersonal(password, owner) ? 'PERSONAL_PASSWORD' : undefined;
};

/** Refuses a new password that is easily guessed. Throws {@link InvalidFieldsError} at the field, with the code of the reason. */
export const refuseGuessablePassword = (password: string, owner: PasswordOwner, field: string): void => {
  const code = guessableBecause(password, owner);
  if (code) throw new InvalidFieldsError([fieldRefusal(field, code)], code);
};
