import { isCommonPassword, refuseCommonPassword } from './common-passwords.ts';
import { InvalidError } from '../../shared/errors.ts';

test.each(['1234567890', 'qwertyuiop', 'QwertyUiop', ' password123 ', 'Bäsketball'])('%s is common', (password) =>
  expect(isCommonPassword(password)).toBe(true),
);

test.each(['a long enough password', 'henna-demo-2026', 'كلمة مرور طويلة'])('%s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

test('the refusal names the field', () => {
  expect(() => refuseCommonPassword('1234567890', 'newPassword')).toThrow(InvalidError);
  expect(() => refuseCommonPassword('1234567890', 'newPassword')).toThrow(
    expect.objectContaining({
      code: 'COMMON_PASSWORD',
      fields: [expect.objectContaining({ field: 'newPassword' })],
    }),
  );
});
