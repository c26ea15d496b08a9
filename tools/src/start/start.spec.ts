import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childrenOf, environmentsBelow, isAlive } from '../testing/children.ts';
import { waitForEnd, useStarts } from '../testing/start-program.ts';

const execute = promisify(execFile);

const { start, folder } = useStarts();

describe('the start', () => {
  it('answers, prints the token once, and stops cleanly', async () => {
    const first = start();
    const url = await first.ready;
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    while (!first.lines.some((line) => line.startsWith('Demo'))) await pause(20);
    const token = /^Admin token: (\S+)/m.exec(first.lines.join('\n'))?.[1];
    const answer = await fetch(`${url}/api/admin/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(await answer.json()).toMatchObject({ valid: true, name: 'admin', role: 'admin' });
    const children = childrenOf(first.pid).map(({ pid }) => pid);
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(children.filter(isAlive)).toEqual([]);

    const second = start();
    await second.ready;
    while (!second.lines.some((line) => line.startsWith('Demo'))) await pause(20);
    expect(second.lines.join('\n')).not.toContain('Admin token');
  });

  it('has a command that makes a link for a forgotten password', async () => {
    const program = start();
    const url = await program.ready;
    while (!program.lines.some((line) => line.startsWith('Demo'))) await pause(20);
    const adminToken = /^Admin token: (\S+) \(shown once, valid until \d{4}-/m.exec(program.lines.join('\n'))![1]!;
    const send = (method: string, path: string, body: object) =>
      fetch(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ status }) => status);
    const email = 'layla@example.org';
    await send('POST', '/api/accounts', { email, password: 'a long enough password' });
    const command = (...args: string[]) =>
      execute(process.execPath, [join(__dirname, '../../dist/reset-link.js'), ...args], {
        env: { PATH: process.env['PATH'], DATA_DIR: folder(), PUBLIC_URL: 'https://henna.example' },
      });
    const { stdout } = await command('Layla@Example.org');
    const token = /https:\/\/henna\.example\/reset-password\?token=([\w-]{43})$/m.exec(stdout)![1]!;
    const password = 'a brand new password';
    expect(await send('PUT', '/api/password-resets', { token, password })).toBe(204);
    expect(await send('POST', '/api/sessions', { email, password })).toBe(200);
    expect(await send('PUT', '/api/password-resets', { token, password })).toBe(400);
    const history = await fetch(`${url}/api/admin/history?kind=member`, { headers: { 'x-admin-token': adminToken } });
    const { items } = (await history.json()) as { items: { type: string; actor: { id: string } }[] };
    expect(items.find(({ type }) => type === 'ResetLinkMade')?.actor.id).toBe('operator');
    await expect(command('nobody@example.org')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no account with this e-mail.'),
    });
    await expect(command()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') });
  });

  it('leaves no process behind when it is killed, and the folder free', async () => {
    const program = start();
    await program.ready;
    const children = childrenOf(program.pid).map(({ pid }) => pid);
    expect(children).toHaveLength(4);
    program.signal('SIGKILL');
    await waitForEnd(children);
    await start().ready;
  });

  it('gives each child only the settings that it needs', async () => {
    const secrets = {
      MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
      SMTP_URL: 'smtp://mail.example',
      OIDC_CLIENT_SECRET: 'hidden',
    };
    const program = start({ ...secrets, UNRELATED_SECRET: 'hidden' });
    await program.ready;
    const environments = environmentsBelow(program.pid);
    const secretsOf = (child: string) => {
      const [, names] = [...environments].find(([command]) => command.includes(child))!;
      return names.filter((name) => name in secrets || name === 'UNRELATED_SECRET').sort();
    };
    expect(environments.size).toBe(5);
    for (const child of ['eventstoredb.js', 'mongodb.js', 'projections/', '/bin/sh'])
      expect(secretsOf(child)).toEqual([]);
    expect(secretsOf('backend/')).toEqual(Object.keys(secrets).sort());
  });

  it('listens on loopback alone, unless HOST says otherwise', async () => {
    // Every address of 127.0.0.0/8 is this machine, and only one of them is listened at.
    const elsewhere = (url: string) =>
      fetch(`${url.replace('localhost', '127.0.0.2')}/api/health`).then(({ ok }) => ok);
    const program = start();
    await expect(elsewhere(await program.ready)).rejects.toThrow('fetch failed');
    program.signal('SIGINT');
    await program.ended;
    expect(await elsewhere(await start({ HOST: '0.0.0.0' }).ready)).toBe(true);
  });

  it('refuses a folder that another one uses', async () => {
    await start().ready;
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.lines).toEqual([expect.stringMatching(/in use by another process\. Stop it, or .*DATA_DIR=/)]);
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
