import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eventually } from './testing/installation.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe.each(['replay.js', 'rebuild.js'])('%s', (file) => {
  const program = join(__dirname, '../dist', file);

  it('ends when the process that started it is killed', async () => {
    // It waits for a store that takes connections and says nothing.
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const start = `const child = require('node:child_process').spawn(process.execPath, ${JSON.stringify([program, 'all'])}, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }); console.log(child.pid);`;
    const parent = spawn(process.execPath, ['-e', start], {
      env: {
        PATH: process.env['PATH'],
        EVENTSTORE_URL: `esdb://${address}?tls=false`,
        MONGODB_URL: `mongodb://${address}`,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    await once(silent, 'connection');
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await eventually('the end of what it started', async () => !isAlive(pid));
    silent.close();
  });
});
