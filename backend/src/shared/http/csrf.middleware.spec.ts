import { isSameSite } from './csrf.middleware.ts';

const ours = 'https://henna.example';
const host = 'henna.example';

test.each([
  ['no page at all', { host }],
  ['our own page', { host, 'sec-fetch-site': 'same-origin', origin: ours }],
  ['our own page, known by its Referer', { host, referer: `${ours}/product/1?from=home` }],
  ['an address typed in', { host, 'sec-fetch-site': 'none' }],
  ['our page by another name of this host', { host: 'localhost:3000', origin: 'https://localhost:3000' }],
  ['a Host in capitals', { host: 'OTHER.example', origin: 'https://other.example' }],
])('%s may write', (_, headers) => expect(isSameSite(headers, ours)).toBe(true));

test.each([
  ['another site', { host, 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring subdomain', { host, 'sec-fetch-site': 'same-site' }],
  ['another origin', { host, origin: 'https://evil.example' }],
  ['our name as a subdomain', { host, origin: 'https://henna.example.evil.example' }],
  ['a sandboxed page', { host, origin: 'null' }],
  ['an origin with another port', { host, origin: 'https://henna.example:8443' }],
  ['an origin that is none', { host, origin: 'henna.example' }],
  ['our host without encryption', { host, origin: 'http://henna.example' }],
  ['a page that only its Referer tells', { host, referer: 'https://evil.example/?https://henna.example/' }],
  ['a Referer that is none', { host, referer: 'about:blank' }],
])('%s may not write', (_, headers) => expect(isSameSite(headers, ours)).toBe(false));
