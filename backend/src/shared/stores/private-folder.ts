import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ofOthers = 0o077;

/**
 * Makes a folder if need be and takes the permissions of group and others from it and from everything below it: files
 * from before the umask was set, restored or copied there. What belongs to another user is left alone, and symbolic
 * links are not followed.
 */
export const makePrivate = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removePermissions(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) removePermissions(join(entry.parentPath, entry.name));
};

const removePermissions = (path: string) => {
  try {
    const { mode } = statSync(path);
    if (mode & ofOthers) chmodSync(path, mode & 0o7777 & ~ofOthers);
  } catch (error) {
    // The stores that run on the folder remove files at any time.
    if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};
