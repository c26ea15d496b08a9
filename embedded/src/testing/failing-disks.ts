import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** A folder whose disk takes some writes and then no more. */
export interface FailingDisk {
  /** The command that a node on it is run under. */
  below: readonly string[];
  /** Lets the disk work again; resolves to the command that a node is to be run under then. */
  mend: () => Promise<readonly string[]>;
  remove: () => void;
}

const works = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** It counts by thread. */
const ONE_THREAD = ['env', 'UV_THREADPOOL_SIZE=1'];

const WRITES = 'fdatasync,pwrite64,pwritev';

/** The system answers writes, or other calls, with an error from some call on, those to one file or to all. */
const injected =
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
    return { below, mend: () => Promise.resolve([]), remove: () => undefined };
  };

/** No file may grow beyond a size, as with a quota. */
const limited = (): FailingDisk => ({
  below: ['prlimit', `--fsize=${3 << 20}`],
  mend: () => Promise.resolve([]),
  remove: () => undefined,
});

const UNSHARE = ['-rm'];

/** A small file system in memory, full until its ballast is removed; only what runs in its namespace sees it. */
const small = async (folder: string): Promise<FailingDisk> => {
  const ballast = join(folder, 'ballast');
  const script = `mount -t tmpfs -o size=8m none '${folder}' && head -c 4194304 /dev/zero > '${ballast}' && echo ready && exec sleep 600`;
  const holder = spawn('unshare', [...UNSHARE, 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  const below = ['nsenter', '-t', String(holder.pid), '-U', '-m', '--preserve-credentials'];
  return {
    below,
    mend: () => {
      rmSync(`/proc/${holder.pid}/root${ballast}`);
      return Promise.resolve(below);
    },
    remove: () => void holder.kill('SIGKILL'),
  };
};

type Maker = (folder: string) => FailingDisk | Promise<FailingDisk>;

const hasStrace = works('strace', '-V');

type Offer = [name: string, isOffered: boolean, make: Maker];

const offered = (offers: Offer[]): Offer[] =>
  offers.filter(([name, isOffered]) => {
    if (!isOffered) console.info(`left out: ${name}, which this system can't provoke`);
    return isOffered;
  });

/** A small disk, if this system offers one. */
export const smallDisk = offered([
  ['a small disk', works('unshare', ...UNSHARE, 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'none', '/mnt'), small],
]);

/** Every way to fail that this system offers. */
export const failingDisks = offered([
  ['EIO', hasStrace, injected('EIO')],
  ['ENOSPC', hasStrace, injected('ENOSPC')],
  ['a limit on the size of files', works('prlimit', '--fsize=1048576', 'true'), limited],
  ...smallDisk,
]);

/** A disk that refuses writes to one file of a folder only, from some write on. */
export const failingFile = (file: string, from: number): Offer[] =>
  offered([[`EIO in ${file}`, hasStrace, injected('EIO', from, [file])]]);

/** A disk that can't make durable what a file of a folder holds already. */
export const failingSync = (file: string): Offer[] =>
  offered([[`EIO of fsync of ${file}`, hasStrace, injected('EIO', 1, [file], 'fsync')]]);
