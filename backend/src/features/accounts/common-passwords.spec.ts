import { isCommonPassword } from './common-passwords.ts';

test.each(['1234567890', 'qwertyuiop', 'QwertyUiop', ' password123 ', 'Bäsketball'])('%s is common', (password) =>
  expect(isCommonPassword(password)).toBe(true),
);

test.each(['a long enough password', 'soft-lamp-2026', 'كلمة مرور طويلة'])('%s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);
