import { fieldRefusal, InvalidFieldsError, limits, normalizeText } from '@henna/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Common passwords that satisfy the minimum length, normalized. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= limits.passwordMin).map(normalizeText),
);

export const isCommonPassword = (password: string): boolean => commonPasswords.has(normalizeText(password));

export interface PasswordOwner {
  readonly email?: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const topPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
const siteWords = ['henna', 'hinna', 'حناء'];
const minWordLength = 3;
/** Letters and digits that a password must have besides words about its owner. */
const minRestLength = 6;
/** A year, a birthday or a counter. */
const fewDigits = /^\d{0,8}$/;

const lettersAndDigits = (text: string) => normalizeText(text).replace(/[^\p{L}\p{N}]/gu, '');

const isRepeated = (password: string) => new Set(normalizeText(password).replace(/\s/g, '')).size <= 1;

const personalWords = ({ email = '', firstName, lastName }: PasswordOwner) => {
  const [localPart = ''] = email.split('@');
  const words = [email, localPart, ...localPart.split(/[^\p{L}\p{N}]+/u), firstName, lastName, ...siteWords];
  return [...new Set(words.map((word) => lettersAndDigits(word ?? '')))]
    .filter(({ length }) => length >= minWordLength)
    .sort((one, other) => other.length - one.length);
};

const isPersonal = (password: string, owner: PasswordOwner) => {
  const text = lettersAndDigits(password);
  const rest = personalWords(owner).reduce((left, word) => left.replaceAll(word, ''), text);
  if (rest === text) return false;
  return rest.length < minRestLength || fewDigits.test(rest) || topPasswords.has(rest);
};

export const guessableReason = (
  password: string,
  owner: PasswordOwner,
): 'REPEATED_PASSWORD' | 'COMMON_PASSWORD' | 'PERSONAL_PASSWORD' | undefined => {
  if (isRepeated(password)) return 'REPEATED_PASSWORD';
  if (isCommonPassword(password)) return 'COMMON_PASSWORD';
  return isPersonal(password, owner) ? 'PERSONAL_PASSWORD' : undefined;
};

/** Throws {@link InvalidFieldsError} at the field, with the code of the reason, for a password that is easy to guess. */
export const rejectGuessablePassword = (password: string, owner: PasswordOwner, field: string): void => {
  const code = guessableReason(password, owner);
  if (code) throw new InvalidFieldsError([fieldRefusal(field, code)], code);
};
