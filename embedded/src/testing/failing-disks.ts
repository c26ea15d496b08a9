import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { waitForExit, type Program } from './program.ts';

/** A folder whose disk takes some writes and then no more. */
export interface FailingDisk {
  /** The command that a node on it is run under. */
  wrapper: readonly string[];
  /** Lets the disk work again; resolves to the command that a node is to be run under then. */
  repair: () => Promise<readonly string[]>;
  remove: () => void;
}

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** It counts by thread. */
const ONE_THREAD = ['env', 'UV_THREADPOOL_SIZE=1'];

const WRITES = 'fdatasync,pwrite64,pwritev';

/** The system answers writes, or other calls, with an error from some call on, those to one file or to all. */
const injectedErrors =
  (error: 'EIO' | 'ENOSPC', from = 300, files: string[] = [], calls = WRITES) =>
  (folder: string): FailingDisk => {
    const inject = `inject=${calls}:error=${error}:when=${from}+`;
    const only = files.flatMap((file) => ['-P', join(folder, file)]);
    const below = [
      ...ONE_THREAD,
      'strace',
      '-D',
      '-f',
      '-qq',
      '-o',
      '/dev/null',
      ...only,
      '-e',
      `trace=${calls}`,
      '-e',
      inject,
    ];
    return { wrapper: below, repair: () => Promise.resolve([]), remove: () => undefined };
  };

/** No file may grow beyond a size, as with a quota. */
const limitedFileSize = (): FailingDisk => ({
  wrapper: ['prlimit', `--fsize=${3 << 20}`],
  repair: () => Promise.resolve([]),
  remove: () => undefined,
});

const UNSHARE = ['-rm'];

/** A small file system in memory, full until its ballast is removed; only what runs in its namespace sees it. */
const smallFileSystem = async (folder: string): Promise<FailingDisk> => {
  const ballast = join(folder, 'ballast');
  const script = `mount -t tmpfs -o size=8m none '${folder}' && head -c 4194304 /dev/zero > '${ballast}' && echo ready && exec sleep 600`;
  const holder = spawn('unshare', [...UNSHARE, 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  const below = ['nsenter', '-t', String(holder.pid), '-U', '-m', '--preserve-credentials'];
  return {
    wrapper: below,
    repair: () => {
      rmSync(`/proc/${holder.pid}/root${ballast}`);
      return Promise.resolve(below);
    },
    remove: () => void holder.kill('SIGKILL'),
  };
};

type Maker = (folder: string) => FailingDisk | Promise<FailingDisk>;

const hasStrace = succeeds('strace', '-V');

type FailingDiskCase = [name: string, isOffered: boolean, make: Maker];

const supportedOnly = (offers: FailingDiskCase[]): FailingDiskCase[] =>
  offers.filter(([name, isOffered]) => {
    if (!isOffered) console.info(`left out: ${name}, which this system can't provoke`);
    return isOffered;
  });

/** A small disk, if this system offers one. */
export const smallDisk = supportedOnly([
  [
    'a small disk',
    succeeds('unshare', ...UNSHARE, 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'none', '/mnt'),
    smallFileSystem,
  ],
]);

/** Every way to fail that this system offers. */
export const failingDisks = supportedOnly([
  ['EIO', hasStrace, injectedErrors('EIO')],
  ['ENOSPC', hasStrace, injectedErrors('ENOSPC')],
  ['a limit on the size of files', succeeds('prlimit', '--fsize=1048576', 'true'), limitedFileSize],
  ...smallDisk,
]);

/** A disk that refuses writes to one file of a folder only, from some write on. */
export const failingFile = (file: string, from: number): FailingDiskCase[] =>
  supportedOnly([[`EIO in ${file}`, hasStrace, injectedErrors('EIO', from, [file])]]);

/** A disk that can't make durable what a file of a folder holds already. */
export const failingSync = (file: string): FailingDiskCase[] =>
  supportedOnly([[`EIO of fsync of ${file}`, hasStrace, injectedErrors('EIO', 1, [file], 'fsync')]]);

const refusal = 'Nothing can be written until the node is started again';

/**
 * Waits until the disk has refused a write. Resolves to whether the node still serves reads: it ends with a
 * message instead where the refused page was the one that reads begin with.
 */
export async function stillServesReads(node: Program, writing: Promise<void>): Promise<boolean> {
  const message = await writing.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (message.includes(refusal)) {
    // Its stderr may arrive later than its answer.
    for (let look = 0; look < 200 && !node.errors().includes(refusal); look++) await pause(20);
    return true;
  }
  await waitForExit(node);
  expect(node.errors()).toContain('Nothing can be read after a failed commit: ending.');
  return false;
}
