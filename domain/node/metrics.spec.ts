import { afterEach, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metricsListener, metricsSettings } from './metrics.ts';
import { SettingError } from './settings.ts';

const token = '0123456789abcdef';
let server: Server | undefined;
afterEach(() => void server?.close());

const addressOf = async (sent: string | null, collect: () => Promise<string>) => {
  server = createServer(metricsListener(sent, collect));
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('is off without a port and a token', () => {
  expect(metricsSettings({ METRICS_HOST: '0.0.0.0' })).toBeNull();
  expect(metricsSettings({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1', token: null });
  expect(metricsSettings({ METRICS_TOKEN: token, METRICS_HOST: '::' })).toEqual({ port: null, host: '::', token });
});

it.each([{ METRICS_PORT: '0' }, { METRICS_PORT: '99999' }, { METRICS_PORT: 'x' }, { METRICS_TOKEN: 'short-one' }])(
  'refuses %p',
  (environment) => {
    expect(() => metricsSettings(environment)).toThrow(SettingError);
    expect(() => metricsSettings(environment)).not.toThrow('short-one');
  },
);

it('asks for the token, if there is one', async () => {
  const url = `${await addressOf(token, async () => 'a 1\n')}/metrics`;
  const statusWith = async (authorization: string) => (await fetch(url, { headers: { authorization } })).status;
  expect((await fetch(url)).status).toBe(401);
  expect(await statusWith('Bearer another')).toBe(401);
  expect(await statusWith(token)).toBe(401);
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
});

it('answers at one path, and 503 while the metrics cannot be collected', async () => {
  let isBroken = false;
  const url = await addressOf(null, async () => {
    if (isBroken) throw new Error('broken');
    return 'a 1\n';
  });
  expect(await (await fetch(`${url}/metrics`)).text()).toBe('a 1\n');
  expect((await fetch(`${url}/other`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  isBroken = true;
  expect((await fetch(`${url}/metrics`)).status).toBe(503);
});
