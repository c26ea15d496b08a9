import { isEmail, ValidateBy } from 'class-validator';

/** An e-mail address. Half a character is none: what checks addresses throws on it. */
export const IsEmailAddress = (): PropertyDecorator =>
  ValidateBy({
    name: 'isEmailAddress',
    validator: {
      validate: (value) => typeof value === 'string' && !/\p{Cs}/u.test(value) && isEmail(value),
      defaultMessage: () => 'Please enter a valid e-mail address.',
    },
  });
