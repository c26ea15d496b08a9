import { ExpressAdapter } from '@nestjs/platform-express';
import request from 'supertest';
import { securityHeaders } from './security-headers.ts';

const headersOf = async (https: boolean) => {
  const adapter = new ExpressAdapter();
  adapter.use(securityHeaders(https));
  adapter.use((_: unknown, response: { end(): void }) => response.end());
  return (await request(adapter.getInstance()).get('/')).headers as Record<string, string>;
};
const directivesOf = (policy: string | undefined) =>
  Object.fromEntries(
    (policy ?? '').split(';').map((directive) => {
      const [name, ...sources] = directive.trim().split(' ');
      return [name!, sources];
    }),
  );

test('scripts are files of ours, and nobody frames us', async () => {
  const policy = directivesOf((await headersOf(false))['content-security-policy']);
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'connect-src': ["'self'"],
  });
});

test('types are not guessed, addresses are not passed on', async () => {
  expect(await headersOf(false)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('encryption is asked for where there is some', async () => {
  expect((await headersOf(true))['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(await headersOf(false)).not.toHaveProperty('strict-transport-security');
});
