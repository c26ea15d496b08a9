import { randomFrom } from '../shared/random.ts';

const schemes: readonly [string, ...string[]] = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  'javascript\u200b:',
  'data:text/html,',
  'data:text/html;base64,',
  'DATA:image/svg+xml,',
  'vbscript:',
  'file:///',
  'file://',
  'blob:https://henna.example/',
  'ftp://',
  'ws://',
  'view-source:https://',
  'about:',
  'mailto:',
  'tel:',
  'intent://',
  'chrome://',
  'gopher://',
  '//',
  '\\\\',
  '/\\',
  '///',
  'http:',
  'https:',
  'http:/.',
  'https:\\\\',
  'https:///',
  'http//:',
  ':http://',
  'xhttps://',
  'https//',
  '&#106;avascript:',
  'javascript&colon;',
  'http\u0000://',
  'hｔtp://',
  'https：//',
];
/** Invalid rests of an address with a valid scheme. */
const afterGoodScheme: readonly [string, ...string[]] = [
  'user:password@evil.example/',
  'henna.example@evil.example/',
  ':@evil.example/',
  'evil.example\\@henna.example/',
  'evil.example/\u202egnp.exe',
  'evil\u200b.example/',
  'evil.example/\u0000',
  'evil.example/\r\nSet-Cookie: session=x',
  'evil.example/ \u00a0a',
  'evil.example/\u2028alert(1)',
  'evil.example/\ufeffx',
  'evil.example:99999/',
  'evil.example:port/',
  '[::1',
  '[evil]/',
  '%/',
  '<script>/',
  'a b.example/',
  '\ud800.example/',
  '?',
  '#',
];
const tails: readonly [string, ...string[]] = [
  'alert(1)',
  'alert(document.cookie)//',
  '%0aalert(1)',
  '<script>alert(1)</script>',
  'PHNjcmlwdD4=',
  '"onerror="alert(1)',
  "';alert(1)//",
  '/etc/passwd',
  'evil.example',
  '',
];

/** Distinct texts that a URL field must reject. The same seed gives the same texts. */
export const hostileAddresses = (count: number, seed: string): string[] => {
  const random = randomFrom(seed);
  const addresses = new Set<string>();
  while (addresses.size < count) {
    const number = Math.floor(random.between(0, 1_000));
    addresses.add(
      random.chance(0.4)
        ? `${random.pick(['http://', 'https://', 'HTTPS://'])}${random.pick(afterGoodScheme)}${number}`
        : random.pick(schemes) + random.pick(tails) + (random.chance(0.7) ? number : ''),
    );
  }
  return [...addresses];
};
