import type { LookupAddress } from 'node:dns';
import { limits } from '@henna/domain';
import { permittedAddress, publicLookup, readPicture } from './remote-pictures.ts';

const at = (address: string, family = 4): LookupAddress => ({ address, family });
/** What a connection gets for a name that has these addresses. */
const lookedUp = (addresses: readonly LookupAddress[] | Error, all: boolean) =>
  new Promise((done) => {
    const resolve = (_name: string, _options: object, answer: (error: Error | null, found?: object) => void) =>
      addresses instanceof Error ? answer(addresses) : answer(null, addresses);
    publicLookup(resolve as never)('example.org', { all }, (error, ...found) => done(error ?? found));
  });

test('a name leads to the address that was looked at, and to no other', async () => {
  expect(await lookedUp([at('1.1.1.1'), at('8.8.8.8')], true)).toEqual([[at('1.1.1.1')]]);
  expect(await lookedUp([at('1.1.1.1')], false)).toEqual(['1.1.1.1', 4]);
});

test.each([
  ['private', [at('10.0.0.1')]],
  ['of this machine', [at('::1', 6)]],
  ['public and private', [at('1.1.1.1'), at('192.168.0.1')]],
  ['absent', []],
])('a name whose addresses are %s leads nowhere', async (_what, addresses) => {
  expect(await lookedUp(addresses, true)).toMatchObject({ code: 'REMOTE_PICTURE_PRIVATE' });
});

test('a name that is not known is no private one', async () => {
  expect(await lookedUp(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), true)).toMatchObject({
    code: 'ENOTFOUND',
  });
});

test.each([
  ['http://example.org/a.png', 'REMOTE_PICTURE_HTTPS'],
  ['file:///etc/passwd', 'REMOTE_PICTURE_HTTPS'],
  ['https://user:secret@example.org/a.png', 'REMOTE_PICTURE_HTTPS'],
  ['a.png', 'REMOTE_PICTURE_HTTPS'],
  ['https://127.0.0.1/a.png', 'REMOTE_PICTURE_PRIVATE'],
  ['https://2130706433/a.png', 'REMOTE_PICTURE_PRIVATE'],
  ['https://0x7f.1/a.png', 'REMOTE_PICTURE_PRIVATE'],
  ['https://[::1]:8443/a.png', 'REMOTE_PICTURE_PRIVATE'],
  ['https://[::ffff:10.0.0.1]/a.png', 'REMOTE_PICTURE_PRIVATE'],
])('%s is not asked', (address, code) => {
  expect(() => permittedAddress(address)).toThrow(expect.objectContaining({ code }));
});

test('a redirect is looked at as the first address is', () => {
  const base = new URL('https://example.org/pictures/a');
  expect(permittedAddress('../b.png', base).href).toBe('https://example.org/b.png');
  expect(() => permittedAddress('http://example.org/b.png', base)).toThrow();
  expect(() => permittedAddress('//169.254.169.254/latest', base)).toThrow();
});

test('an answer that is longer than a picture may be is not read to its end', async () => {
  let read = 0;
  const endless = (async function* () {
    for (;;) {
      read++;
      yield Buffer.alloc(1024 * 1024);
    }
  })();
  await expect(readPicture(endless)).rejects.toMatchObject({ code: 'REMOTE_PICTURE_LARGE' });
  expect(read).toBe(limits.imageBytes / (1024 * 1024) + 1);
});
