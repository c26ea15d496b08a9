import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childrenOf, environmentsBelow, isAlive } from '../testing/children.ts';
import { startProgram, useStarts, waitForEnd } from '../testing/start-program.ts';

const execute = promisify(execFile);

type Program = ReturnType<typeof startProgram>;

/** Waits for the last line of a start. @returns the admin token that it printed, if it did */
const tokenOf = async ({ lines }: Program): Promise<string | undefined> => {
  while (!lines.some((line) => line.startsWith('Demo'))) await pause(20);
  return /^Admin token: (\S+) \(shown once; others are made at \/admin\/tokens/m.exec(lines.join('\n'))?.[1];
};

/** Every address of 127.0.0.0/8 is this machine, and only one of them is listened at by default. */
const fetchElsewhere = (url: string) =>
  fetch(`${url.replace('localhost', '127.0.0.2')}/api/health`).then(({ ok }) => ok);

describe('a started installation', () => {
  const secrets = {
    MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
    SMTP_URL: 'smtp://mail.example',
    OIDC_CLIENT_SECRET: 'hidden',
  };
  let folder: string;
  let program: Program;
  let url: string;
  let token: string | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'henna-start-'));
    program = startProgram({ DATA_DIR: folder, ...secrets, UNRELATED_SECRET: 'hidden' });
    url = await program.ready;
    token = await tokenOf(program);
  });
  afterAll(async () => {
    program.signal('SIGINT');
    await program.ended;
    await rm(folder, { recursive: true, force: true });
  });
  const send = (method: string, path: string, body: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('answers, and has printed a token', async () => {
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    const answer = await send('POST', '/api/admin/auth', { token });
    expect(await answer.json()).toMatchObject({ valid: true, name: 'admin', role: 'admin' });
  });

  it('has given each child only the settings that it needs', () => {
    const environments = environmentsBelow(program.pid);
    const secretsOf = (child: string) => {
      const [, names] = [...environments].find(([command]) => command.includes(child))!;
      return names.filter((name) => name in secrets || name === 'UNRELATED_SECRET').sort();
    };
    expect(environments.size).toBe(6);
    for (const child of [
      'eventstoredb.js',
      'mongodb.js',
      'projections/dist/main.js',
      'projections/dist/analytics.js',
      '/bin/sh',
    ])
      expect(secretsOf(child)).toEqual([]);
    expect(secretsOf('backend/')).toEqual(Object.keys(secrets).sort());
  });

  it('listens on loopback alone', () => expect(fetchElsewhere(url)).rejects.toThrow('fetch failed'));

  it('lets no other one use its folder', async () => {
    const second = startProgram({ DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.lines).toEqual([expect.stringMatching(/in use by another process\. Stop it, or .*DATA_DIR=/)]);
  });

  it('has a command that makes a link for a forgotten password', async () => {
    const status = async (method: string, path: string, body: object) => (await send(method, path, body)).status;
    const email = 'layla@example.org';
    await send('POST', '/api/accounts', { email, password: 'a long enough password' });
    const command = (...args: string[]) =>
      execute(process.execPath, [join(__dirname, '../../dist/reset-link.js'), ...args], {
        env: { PATH: process.env['PATH'], DATA_DIR: folder, PUBLIC_URL: 'https://henna.example' },
      });
    const { stdout } = await command('Layla@Example.org');
    const resetToken = /https:\/\/henna\.example\/reset-password\?token=([\w-]{43})$/m.exec(stdout)![1]!;
    const password = 'a brand new password';
    expect(await status('PUT', '/api/password-resets', { token: resetToken, password })).toBe(204);
    expect(await status('POST', '/api/sessions', { email, password })).toBe(200);
    expect(await status('PUT', '/api/password-resets', { token: resetToken, password })).toBe(400);
    const history = await fetch(`${url}/api/admin/history?kind=member`, { headers: { 'x-admin-token': token! } });
    const { items } = (await history.json()) as { items: { type: string; actor: { id: string } }[] };
    expect(items.find(({ type }) => type === 'ResetLinkMade')?.actor.id).toBe('operator');
    await expect(command('nobody@example.org')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no account with this email.'),
    });
    await expect(command()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') });
  });

  it('has a command that makes a link for another email', async () => {
    const [email, newEmail, password] = ['amal@example.org', 'moved@example.org', 'a long enough password'];
    const status = async (path: string, body: object) => (await send('POST', path, body)).status;
    await status('/api/accounts', { email, password });
    const command = (...args: string[]) =>
      execute(process.execPath, [join(__dirname, '../../dist/email-link.js'), ...args], {
        env: { PATH: process.env['PATH'], DATA_DIR: folder, PUBLIC_URL: 'https://henna.example' },
      });
    const { stdout } = await command(email, newEmail);
    const linkToken = /https:\/\/henna\.example\/confirm-email\?token=([\w-]{43})$/m.exec(stdout)![1]!;
    expect(await status('/api/email-confirmations', { token: linkToken })).toBe(204);
    expect(await status('/api/sessions', { email, password })).toBe(401);
    expect(await status('/api/sessions', { email: newEmail, password })).toBe(200);
    await expect(command(newEmail, newEmail)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is already an account with the new email.'),
    });
  });
});

describe('the start', () => {
  const { start } = useStarts();

  it('stops cleanly, prints no second token, and leaves the folder free and no process behind when it is killed', async () => {
    const first = start();
    await first.ready;
    expect(await tokenOf(first)).toBeDefined();
    const children = childrenOf(first.pid).map(({ pid }) => pid);
    expect(children).toHaveLength(5);
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(children.filter(isAlive)).toEqual([]);

    const second = start({ HOST: '0.0.0.0' });
    expect(await fetchElsewhere(await second.ready)).toBe(true);
    expect(await tokenOf(second)).toBeUndefined();
    const others = childrenOf(second.pid).map(({ pid }) => pid);
    expect(others).toHaveLength(5);
    second.signal('SIGKILL');
    await waitForEnd(others);
    await start().ready;
  });

  it('refuses a taken port and says how to choose another', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, listening));
    const { port } = other.address() as AddressInfo;
    const program = start({ PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.lines).toEqual([`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`]);
    await new Promise((closed) => other.close(closed));
  });

  it.each([
    ['PORT', 'abc'],
    ['MASTER_KEY', 'abc'],
    ['MONGODB_URL', 'http://x'],
    ['DATA_DIR', '/proc/nothing'],
  ])('refuses %s=%s in one clear line', async (name, value) => {
    const program = start({ [name]: value });
    expect(await program.ended).toBe(1);
    // Other children may have begun to log.
    const lines = program.lines.filter((line) => !line.startsWith('{'));
    expect(lines).toEqual([expect.stringMatching(new RegExp(`${name}|data folder`))]);
  });
});
