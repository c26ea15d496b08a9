import { setTimeout as pause } from 'node:timers/promises';
import { copyEnvironment } from '../../copy-environment.ts';
import { currentPath } from './files.ts';

const ATTEMPTS = 100;
const PAUSE_MS = 5;

/**
 * Copies the documents in `folder`, as they stand between two commits, to a new folder that a node can be started on.
 * May run beside the node that writes them.
 * @throws Error when there is nothing to copy, something lies in the new folder, or the disk refuses
 */
export async function copyDocuments(folder: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const path = currentPath(folder);
    try {
      return await copyEnvironment({ path, noSubdir: false }, to);
    } catch (error) {
      // The node has rewritten its files and let go of those that counted when this began.
      if (attempt === ATTEMPTS || currentPath(folder) === path) throw error;
      await pause(PAUSE_MS);
    }
  }
}
