import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Lets go of a lock. */
export type Unlock = () => Promise<void>;

/**
 * Locks a folder for this process, creating it if need be; resolves to the function that unlocks it.
 * The operating system holds the lock, so it ends with its process however that dies, and nothing stale can remain.
 * @throws Error `<folder> is in use by another process`, or why the folder can't be made or written
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  const inUseError = () => new Error(`${folder} is in use by another process`);
  return process.platform === 'linux' ? lockByName(folder, inUseError) : lockByFile(folder, inUseError);
}

/** Linux has no exclusive open; a name in the abstract socket namespace has exactly one owner, and no file to go stale. */
function lockByName(folder: string, inUseError: () => Error): Promise<Unlock> {
  const { dev, ino } = statSync(realpathSync(folder), { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex');
  const owner = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    owner.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? inUseError() : error));
    owner.listen({ path: `\0henna-folder-${name}` }, () => {
      owner.unref();
      resolve(() => new Promise((closed) => owner.close(() => closed())));
    });
  });
}

/** O_EXLOCK of the BSDs and of libuv on Windows; neither is among Node's constants. */
const EXCLUSIVE_LOCK = process.platform === 'win32' ? 0x10000000 : 0x20;

async function lockByFile(folder: string, inUseError: () => Error): Promise<Unlock> {
  const flags = constants.O_RDWR | constants.O_CREAT | (constants.O_NONBLOCK ?? 0) | EXCLUSIVE_LOCK;
  try {
    const file = await open(join(folder, 'lock'), flags, 0o600);
    return () => file.close();
  } catch (error) {
    throw ['EAGAIN', 'EWOULDBLOCK', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')
      ? inUseError()
      : error;
  }
}
