import { isSameSite } from './same-site.ts';

const ours = 'https://henna.example';
const host = 'henna.example';

test.each([
  ['no page at all', { host }],
  ['our own page', { host, 'sec-fetch-site': 'same-origin', origin: ours }],
  ['an address typed in', { host, 'sec-fetch-site': 'none' }],
  ['our page by another name of this host', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
])('%s may write', (_, headers) => expect(isSameSite(headers, ours)).toBe(true));

test.each([
  ['another site', { host, 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring subdomain', { host, 'sec-fetch-site': 'same-site' }],
  ['another origin', { host, origin: 'https://evil.example' }],
  ['our name as a subdomain', { host, origin: 'https://henna.example.evil.example' }],
  ['a sandboxed page', { host, origin: 'null' }],
  ['an origin with another port', { host, origin: 'https://henna.example:8443' }],
  ['an origin that is none', { host, origin: 'henna.example' }],
])('%s may not write', (_, headers) => expect(isSameSite(headers, ours)).toBe(false));
