import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { endWithParent } from './child-program.ts';
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

  it.each([
    ['at work', true],
    ['being loaded', false],
  ])('ends when the process that started it is killed while it is %s', async (_, isAtWork) => {
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
    if (isAtWork) await once(silent, 'connection');
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await eventually('the end of what it started', async () => !isAlive(pid));
    silent.close();
  });
});

describe('what was started', () => {
  // A worker of the test runner has a channel of its own.
  const own = (['connected', 'channel'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const,
  );
  let exit: jest.SpyInstance;
  beforeEach(() => {
    exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  });

  afterEach(() => {
    process.removeAllListeners('disconnect');
    for (const [name, descriptor] of own)
      if (descriptor) Object.defineProperty(process, name, descriptor);
      else delete (process as Partial<NodeJS.Process>)[name];
    exit.mockRestore();
  });

  const start = (connected: boolean | undefined) => {
    Object.defineProperty(process, 'connected', { value: connected, configurable: true, writable: true });
    Object.defineProperty(process, 'channel', { value: undefined, configurable: true, writable: true });
    endWithParent();
  };

  test('ends at once when the one that started it went while it was being loaded', () => {
    start(false);
    expect(exit).toHaveBeenCalledWith(1);
  });

  test.each([true, undefined])('goes on while that one is there, or where there is none (%s)', (connected) => {
    start(connected);
    expect(exit).not.toHaveBeenCalled();
  });
});
