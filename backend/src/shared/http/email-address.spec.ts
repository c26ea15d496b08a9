import { validateSync } from 'class-validator';
import { IsEmailAddress } from './email-address.ts';

class Form {
  @IsEmailAddress() email: unknown;
}
const isAccepted = (email: unknown) => validateSync(Object.assign(new Form(), { email })).length === 0;

test.each(['a@example.org', 'a.b+c@mail.example.org'])('%s is an address', (email) => {
  expect(isAccepted(email)).toBe(true);
});

test.each(['a', 'a@', 'a@b', '\ud800@example.org', 'a\udc00@example.org', '', null, 5, {}])('%j is none', (email) => {
  expect(isAccepted(email)).toBe(false);
});
