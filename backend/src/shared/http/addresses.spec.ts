import { validateSync } from 'class-validator';
import { hostileAddresses } from '../../testing/hostile-addresses.ts';
import { IsEmailAddress, isWebAddress } from './addresses.ts';

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

test.each([
  'http://henna.example',
  'https://henna.example/a/b.jpg?w=1&h=2#top',
  'HTTPS://Henna.Example:8443/',
  'https://حنّاء.example/صورة.jpg',
  'https://xn--mgba.example/%20%00',
  'http://[2001:db8::1]/',
  'http://192.0.2.1/@name',
  'https://henna.example/<b>"quotes"\'</b>',
])('%s is an address', (text) => expect(isWebAddress(text)).toBe(true));

test('no hostile text is one', () =>
  expect(hostileAddresses(2_000, 'addresses').filter((text) => isWebAddress(text.trim()))).toEqual([]));

test.each([undefined, null, 7, {}, ['https://henna.example']])('%p is none', (value) =>
  expect(isWebAddress(value)).toBe(false),
);
