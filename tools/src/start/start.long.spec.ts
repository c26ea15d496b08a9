import { describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, isAlive } from '../testing/children.ts';
import { waitForEnd, useStarts } from '../testing/start-program.ts';

const { start } = useStarts();

describe('the start', () => {
  it.each(['eventstoredb.js', 'mongodb.js', 'projections/dist/main.js', 'backend'])(
    'ends as a whole when %s dies',
    async (name) => {
      const program = start();
      await program.ready;
      const children = childrenOf(program.pid);
      process.kill(children.find(({ command }) => command.includes(name))!.pid, 'SIGKILL');
      expect(await program.ended).toBe(1);
      expect(program.lines.at(-1)).toMatch(/^The .* ended unexpectedly \(signal SIGKILL\)\.$/);
      expect(children.filter(({ pid }) => isAlive(pid))).toEqual([]);
    },
  );

  it('restarts the analytics program when it dies, while all else goes on', async () => {
    const program = start();
    const url = await program.ready;
    const analytics = () =>
      childrenOf(program.pid).find(({ command }) => command.includes('projections/dist/analytics'));
    const { pid } = analytics()!;
    process.kill(pid, 'SIGKILL');
    await waitForEnd([pid]);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    while (!analytics()) await pause(50);
    expect(program.lines.join('\n')).toMatch(
      /The analytics program ended unexpectedly \(signal SIGKILL\)\. It is restarted\./,
    );
  });

  it('leaves no process behind when it is killed during the start', async () => {
    const program = start();
    let children: readonly number[] = [];
    while (children.length === 0) children = childrenOf(program.pid).map(({ pid }) => pid);
    program.signal('SIGKILL');
    await waitForEnd(children);
  });

  it('leaves no process behind that can receive no signal', async () => {
    const program = start();
    await program.ready;
    const children = childrenOf(program.pid).map(({ pid }) => pid);
    for (const pid of children) process.kill(pid, 'SIGSTOP');
    program.signal('SIGKILL');
    await waitForEnd(children);
  });

  it.each([
    ['PORT', '99999'],
    ['HOST', 'somewhere'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_TOKENS', 'x'],
    ['DEMO', 'maybe'],
    ['RATE_LIMITS', 'x'],
    ['PUBLIC_URL', 'foo'],
    ['EVENTSTORE_URL', 'http://x'],
    ['ANALYTICS_MEMORY', 'much'],
  ])('refuses %s=%s in one clear line', async (name, value) => {
    const program = start({ [name]: value });
    expect(await program.ended).toBe(1);
    // Other children may have begun to log.
    const lines = program.lines.filter((line) => !line.startsWith('{'));
    expect(lines).toEqual([expect.stringMatching(new RegExp(`${name}|data folder`))]);
  });
});
