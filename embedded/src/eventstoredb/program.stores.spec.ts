import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProgram, kill, type Program, runProgram } from '../testing/program.ts';

const describeHere = process.env.EVENTSTORE_URL ? describe.skip : describe;
if (process.env.EVENTSTORE_URL) console.info('left out: the program, which is not the server in question');

describeHere('the program', () => {
  let folder: string;
  const program = builtProgram('eventstoredb');
  const started: Program[] = [];
  const start = async (port = 0) => {
    const running = await runProgram(process.execPath, [program, '--folder', folder, '--port', String(port)]);
    started.push(running);
    return running;
  };
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'program-'))));
  afterEach(async () => {
    for (const running of started.splice(0)) await kill(running, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints one line when it listens, and ends with code 0 when asked to', async () => {
    const running = await start();
    expect(running.firstLine).toMatch(/^ready esdb:\/\/127\.0\.0\.1:\d+\?tls=false$/);
    await kill(running, 'SIGTERM');
    expect(running.child.exitCode).toBe(0);
  });

  it('refuses a folder that another one uses, in one line', async () => {
    await start();
    const second = await start();
    expect(second.firstLine).toBe(`event store: ${folder} is in use by another process`);
    expect(second.child.exitCode).toBe(1);
  });

  it('refuses a port that is taken, in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const running = await start(port);
    expect(running.firstLine).toBe(`event store: port ${port} is in use`);
    expect(running.child.exitCode).toBe(1);
    other.close();
  });
});
