import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const groupAndOthers = 0o077;

/**
 * Creates a folder if necessary, and removes the permissions of group and others from it and everything below it: files may
 * have been restored, copied, or written before the umask was set. Skips files of other users; does not follow symbolic
 * links.
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
    if (mode & groupAndOthers) chmodSync(path, mode & 0o7777 & ~groupAndOthers);
  } catch (error) {
    // The stores that use the folder may delete files at any time.
    if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};
