import { describe, expect, it } from '@jest/globals';
import { childrenOf, isAlive } from './testing/children.ts';
import { ended, useStarts } from './testing/use-starts.ts';

const { start } = useStarts();

describe('the start', () => {
  it.each(['eventstoredb.js', 'mongodb.js', 'projections', 'backend'])('ends as a whole when %s dies', async (name) => {
    const program = start();
    await program.ready;
    const parts = childrenOf(program.pid);
    process.kill(parts.find(({ command }) => command.includes(name))!.pid, 'SIGKILL');
    expect(await program.ended).toBe(1);
    expect(program.lines.at(-1)).toMatch(/^The .* ended unexpectedly \(signal SIGKILL\)\.$/);
    expect(parts.filter(({ pid }) => isAlive(pid))).toEqual([]);
  });

  it('leaves nobody behind when it is killed while its parts start', async () => {
    const program = start();
    let parts: readonly number[] = [];
    while (parts.length === 0) parts = childrenOf(program.pid).map(({ pid }) => pid);
    program.signal('SIGKILL');
    await ended(parts);
  });

  it('leaves nobody behind who can hear nothing', async () => {
    const program = start();
    await program.ready;
    const parts = childrenOf(program.pid).map(({ pid }) => pid);
    for (const pid of parts) process.kill(pid, 'SIGSTOP');
    program.signal('SIGKILL');
    await ended(parts);
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
  ])('refuses %s=%s in one clear line', async (name, value) => {
    const program = start({ [name]: value });
    expect(await program.ended).toBe(1);
    // The others may have begun to log meanwhile.
    const words = program.lines.filter((line) => !line.startsWith('{'));
    expect(words).toEqual([expect.stringMatching(new RegExp(`${name}|data folder`))]);
  });
});
