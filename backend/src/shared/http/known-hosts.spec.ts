import type { IncomingMessage } from 'node:http';
import { KnownHosts } from './known-hosts.ts';

const requestTo = (...hosts: string[]) =>
  ({
    headers: { ...(hosts[0] !== undefined && { host: hosts[0] }) },
    rawHeaders: ['Accept', 'host', ...hosts.flatMap((host) => ['HOST', host])],
  }) as unknown as IncomingMessage;
const isKnown = (publicUrl: string, ...hosts: string[]) => new KnownHosts(new URL(publicUrl)).has(requestTo(...hosts));

test.each([
  ['https://henna.example', 'henna.example'],
  ['https://henna.example', 'HENNA.example:443'],
  ['http://henna.example', 'henna.example:80'],
  ['https://henna.example:8443', 'henna.example:8443'],
  ['http://192.168.1.5:3000', '192.168.1.5:3000'],
  ['http://localhost:3000', 'localhost:3000'],
  ['http://localhost:3000', 'LOCALHOST:41234'],
  ['http://localhost:3000', '127.0.0.1:41234'],
  ['http://127.0.0.1:3000', '[::1]:3000'],
  ['http://[::1]:3000', 'localhost'],
])('%s is asked as %s', (publicUrl, host) => expect(isKnown(publicUrl, host)).toBe(true));

test.each([
  ['https://henna.example', 'evil.example'],
  ['https://henna.example', 'henna.example.evil.example'],
  ['https://henna.example', 'henna.example:8443'],
  ['https://henna.example', 'henna.example@evil.example'],
  ['https://henna.example', 'localhost'],
  ['https://henna.example', '127.0.0.1:3000'],
  ['http://localhost:3000', 'rebind.evil.example'],
  ['http://localhost:3000', 'localhost.evil.example:3000'],
  ['http://localhost:3000', '127.0.0.1.evil.example'],
  ['http://localhost:3000', '192.168.1.5:3000'],
  ['http://localhost:3000', 'localhost:3000:3000'],
  ['http://localhost:3000', ''],
])('%s is not asked as %s', (publicUrl, host) => expect(isKnown(publicUrl, host)).toBe(false));

test('a request has one Host header', () => {
  expect(isKnown('https://henna.example')).toBe(false);
  expect(isKnown('https://henna.example', 'henna.example', 'henna.example')).toBe(false);
  expect(isKnown('https://henna.example', 'henna.example', 'evil.example')).toBe(false);
});
