import { formatFileSize, formatWhen } from './format.ts';

const now = new Date(2026, 10, 27, 9, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
/** What browsers put before AM and PM differs. */
const plain = (text: string | null) => text?.replaceAll('\u202f', ' ');

test.each([
  [at(2026, 10, 27, 6, 23), 'today 6:23 AM', 'اليوم 6:23 ص'],
  [at(2026, 10, 26, 23, 59), 'yesterday 11:59 PM', 'أمس 11:59 م'],
  [at(2026, 10, 23, 6, 5), 'Nov 23, 6:05 AM', '23 نوفمبر، 6:05 ص'],
  [at(2025, 10, 23, 6, 5), 'Nov 23, 2025', '23‏/11‏/2025'],
])('%s is %s, in Arabic %s', (iso, english, arabic) => {
  expect(plain(formatWhen(iso, 'en', now))).toBe(english);
  expect(plain(formatWhen(iso, 'ar', now))).toBe(arabic);
});

test('what is no time has no text', () => {
  expect(formatWhen(null, 'en')).toBeNull();
  expect(formatWhen('soon', 'en')).toBeNull();
});

test.each([
  [60, '60 bytes'],
  [1_536, '1.5 kB'],
  [5_242_880, '5 MB'],
  [2_147_483_648, '2 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatFileSize(bytes, 'en')).toBe(text));
