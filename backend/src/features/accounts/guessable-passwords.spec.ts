import { InvalidError } from '@henna/domain';
import { guessableReason, isCommonPassword, rejectGuessablePassword } from './guessable-passwords.ts';

test.each(['1234567890', 'qwertyuiop', 'QwertyUiop', ' password123 ', 'Bäsketball'])('%s is common', (password) =>
  expect(isCommonPassword(password)).toBe(true),
);

test.each(['a long enough password', 'soft-lamp-2026', 'كلمة مرور طويلة'])('%s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

const layla = { email: 'Layla.Haddad@example.org', firstName: 'Layla', lastName: 'حدّاد' };
const nameless = { firstName: null, lastName: null };

test.each(['1234567890', 'password1234', 'QwertyUiop'])('%s is common', (password) =>
  expect(guessableReason(password, layla)).toBe('COMMON_PASSWORD'),
);

test.each(['aaaaaaaaaa', 'aaaaaAAAAA', '          ', 'ا ا ا ا ا ا', '!!!!!!!!!!'])('%j is one character', (password) =>
  expect(guessableReason(password, layla)).toBe('REPEATED_PASSWORD'),
);

test.each([
  'layla.haddad@example.org',
  'LAYLA.HADDAD',
  'layla-layla',
  'Làyla Haddad',
  'haddad1990',
  'Layla19901231',
  'laylapassword',
  'layla حداد',
  'hennahenna',
  'Henna-Henna-1',
  'henna123456',
  'حِنّاء حنّاء',
])('%s is what is known of its owner or of this site', (password) =>
  expect(guessableReason(password, layla)).toBe('PERSONAL_PASSWORD'),
);

test.each([
  'a long enough password',
  'layla sings in the morning',
  'henna on both my hands',
  'كلمة مرور طويلة',
  '💄💅👄💋💄💅👄💋💄💅',
])('%s is not easily guessed', (password) => expect(guessableReason(password, layla)).toBeUndefined());

test('who has no name and no e-mail has no words of their own', () =>
  expect(guessableReason('layla.haddad@example.org', nameless)).toBeUndefined());

test('a name of one letter forbids nothing', () =>
  expect(guessableReason('aardvarks abound', { ...nameless, firstName: 'A' })).toBeUndefined());

test('the refusal names the field and the reason', () => {
  const refused = () => rejectGuessablePassword('hennahenna', layla, 'newPassword');
  expect(refused).toThrow(InvalidError);
  expect(refused).toThrow(
    expect.objectContaining({
      code: 'PERSONAL_PASSWORD',
      fields: [expect.objectContaining({ field: 'newPassword' })],
    }),
  );
});
