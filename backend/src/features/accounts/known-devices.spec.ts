import type { Settings } from '../../settings.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { KnownDevices } from './known-devices.ts';

const yearMs = 365 * 24 * 60 * 60_000;
const devicesOf = (secret: number, publicUrl = 'http://localhost') =>
  new KnownDevices(Buffer.alloc(32, secret), { publicUrl: new URL(publicUrl) } as Settings);

/** The cookie that a browser with these cookies is given. */
const given = (devices: KnownDevices, email: string, cookie = '', now = 0) => {
  const set: string[] = [];
  const response = { locals: {}, cookie: (name: string, value: string) => set.push(`${name}=${value}`) };
  devices.remember({ headers: { cookie }, res: response } as unknown as HennaRequest, email, now);
  (response.locals as { deviceCookie: () => void }).deviceCookie();
  return set.join();
};
const deviceOf = (devices: KnownDevices, email: string, cookie: string, now = 0) =>
  devices.deviceId({ headers: { cookie } } as HennaRequest, email, now);

const devices = devicesOf(1);
const cookie = given(devices, 'layla@example.org');

test('a browser is known for the account that was signed in on it, for a year after the last time', () => {
  const id = deviceOf(devices, 'layla@example.org', `other=1; ${cookie}; more=2`, yearMs - 1);
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(deviceOf(devices, 'layla@example.org', cookie, yearMs)).toBeUndefined();
  const later = given(devices, 'layla@example.org', cookie, 1_000);
  expect(deviceOf(devices, 'layla@example.org', later, yearMs)).toBe(id);
});

test('it is not known for another account, with a changed cookie or under another key', () => {
  const other = given(devices, 'sara@example.org');
  const [name] = other.split('=');
  expect(deviceOf(devices, 'sara@example.org', cookie)).toBeUndefined();
  expect(deviceOf(devices, 'sara@example.org', `${name}=${cookie.split('=')[1]}`)).toBeUndefined();
  expect(deviceOf(devices, 'layla@example.org', cookie.replace(/\.[^.]+\./, '.zzzzzzzzz.'))).toBeUndefined();
  expect(deviceOf(devicesOf(2), 'layla@example.org', cookie)).toBeUndefined();
  expect(deviceOf(devices, 'layla@example.org', `${cookie}; ${other}`)).toBeDefined();
});

test('the cookie does not show whose it is, and is only sent over https where there is https', () => {
  expect(cookie).not.toContain('layla');
  expect(given(devicesOf(1, 'https://example.org'), 'layla@example.org')).toMatch(/^__Secure-device-/);
});
