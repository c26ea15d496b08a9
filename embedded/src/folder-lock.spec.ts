import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { runProgram } from './testing/program.ts';

const source = join(__dirname, 'folder-lock.ts');
const program = (folder: string) => `
  import { lockFolder } from ${JSON.stringify(source)};
  try { await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }`;

describe('lockFolder', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const run = async () => {
    const args = ['--import', '@swc-node/register/esm-register', '--input-type=module', '-e', program(folder)];
    const running = await runProgram(process.execPath, args, join(__dirname, '..'));
    children.push(running.child);
    return running;
  };

  it('refuses a second lock of the same folder, by whatever path, until the first is let go', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by another process`);
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    await expect(lockFolder(link)).rejects.toThrow('is in use by another process');
    rmSync(link);
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('creates a missing folder', async () => {
    await (
      await lockFolder(join(folder, 'a', 'b'))
    )();
  });

  it('lets exactly one of many in', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const unlocks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(unlocks).toHaveLength(1);
    await unlocks[0]?.();
  });

  it('keeps another process out, and is free again after kill -9', async () => {
    const first = await run();
    expect(first.firstLine).toBe('locked');
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another process');
    expect((await run()).firstLine).toBe(`${folder} is in use by another process`);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await (
      await lockFolder(folder)
    )();
  });
});
