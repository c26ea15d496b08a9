import { isEmail, ValidateBy } from 'class-validator';

/** Validates an e-mail address. validator.js throws on lone surrogates. */
export const IsEmailAddress = (): PropertyDecorator =>
  ValidateBy({
    name: 'isEmailAddress',
    validator: {
      validate: (value) => typeof value === 'string' && !/\p{Cs}/u.test(value) && isEmail(value),
      defaultMessage: () => 'Please enter a valid email address.',
    },
  });

/** Control, invisible and bidirectional characters, lone surrogates, white space, and backslashes. */
const misleadingCharacters = /[\p{Cc}\p{Cs}\p{Cf}\p{Z}\\]/u;

/**
 * Whether a text is an http(s) URL that browsers and people read alike: with a host, without user name and password, and
 * without invisible characters. The service never requests it.
 */
export const isWebAddress = (text: unknown): text is string => {
  if (typeof text !== 'string' || !/^https?:\/\/[^/]/i.test(text) || misleadingCharacters.test(text)) return false;
  const namesSomebody = /^https?:\/\/[^/?#]*@/i.test(text);
  return !namesSomebody && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
};
