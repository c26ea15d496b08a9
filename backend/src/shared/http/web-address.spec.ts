import { hostileAddresses } from '../../testing/hostile-addresses.ts';
import { isWebAddress } from './web-address.ts';

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
