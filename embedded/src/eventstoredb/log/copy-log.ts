import { join } from 'node:path';
import { copyEnvironment } from '../../copy-environment.ts';
import { positionOf } from './keys.ts';

/** The file that a log lies in, within its folder. */
export const LOG_FILE = 'events.mdb';

/**
 * Copies the log in `folder`, as it stands at one position, to a new folder that a node can be started on.
 * May run beside the node that writes it.
 * @returns the position of the copy's last event, 0 when it has none
 * @throws Error when there is no log, something lies in the new folder, or the disk refuses
 */
export const copyLog = (folder: string, to: string): Promise<number> =>
  copyEnvironment({ path: join(folder, LOG_FILE), noSubdir: true }, to, (copy) => {
    const events = copy.openDB<Buffer, Buffer>({ name: 'events', encoding: 'binary', keyEncoding: 'binary' });
    for (const key of events.getKeys({ reverse: true, limit: 1 })) return positionOf(key);
    return 0;
  });
