import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import { fillFolder, syncFile, syncFolder } from './durable-files.ts';

/** An LMDB environment: a folder that holds `data.mdb`, or a file of another name. It must be opened as its owner does. */
export interface EnvironmentPath {
  path: string;
  noSubdir: boolean;
}

const MAX_DATABASES = 16;
const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;
const BYTES_A_COMMIT = 8 << 20;

/**
 * Copies an environment as it stands at one commit to a new folder, whether or not another process is writing to it:
 * row by row out of one snapshot, so that nothing is in the copy but what is read from it. LMDB's own copy without free
 * pages is quicker, but what is deleted from such a copy later can spoil it when values are large. The copy is on disk
 * when this resolves.
 * @throws Error when there is nothing to copy, something lies in the folder, or the disk refuses
 */
export async function copyEnvironment({ path, noSubdir }: EnvironmentPath, folder: string): Promise<void> {
  const fileOf = (environment: EnvironmentPath) =>
    environment.noSubdir ? environment.path : join(environment.path, 'data.mdb');
  const copied = { path: noSubdir ? join(folder, basename(path)) : folder, noSubdir };
  if (!existsSync(fileOf({ path, noSubdir }))) throw new Error(`there is no ${fileOf({ path, noSubdir })}`);
  await fillFolder(folder, async () => {
    const source = open<Buffer, Buffer>({ path, noSubdir, readOnly: true, maxDbs: MAX_DATABASES, ...BINARY });
    try {
      await copyDatabases(source, copied);
    } finally {
      await source.close();
    }
    syncFile(fileOf(copied));
    syncFolder(folder);
  });
}

async function copyDatabases(source: RootDatabase<Buffer, Buffer>, copied: EnvironmentPath): Promise<void> {
  const target = open<Buffer, Buffer>({ ...copied, noSync: true, maxDbs: MAX_DATABASES, ...BINARY });
  try {
    // the root has a row for each database, under its name and a zero
    const names = Array.from(source.getKeys({}), (key) => key.toString('utf8', 0, key.length - 1));
    const databases = names.map((name) => ({
      from: source.openDB<Buffer, Buffer>({ name, ...BINARY }),
      to: target.openDB<Buffer, Buffer>({ name, ...BINARY }),
    }));
    // only now: to open a database ends the transaction
    const transaction = source.useReadTransaction();
    try {
      for (const { from, to } of databases) copyRows(from.getRange({ transaction })[Symbol.iterator](), to, target);
    } finally {
      transaction.done();
    }
  } finally {
    await target.close();
  }
}

/** Sorted rows are put at the end each, which fills the pages. */
function copyRows(
  rows: Iterator<{ key: Buffer; value: Buffer }>,
  to: Database<Buffer, Buffer>,
  root: RootDatabase<Buffer, Buffer>,
): void {
  for (let next = rows.next(); !next.done;)
    root.transactionSync(() => {
      for (let bytesLeft = BYTES_A_COMMIT; bytesLeft > 0 && !next.done; next = rows.next()) {
        const { key, value } = next.value;
        const isPut: unknown = to.putSync(key, value, { append: true }); // false when it comes before the last one
        if (isPut !== true) throw new Error('the rows to be copied are not in order');
        bytesLeft -= key.length + value.length;
      }
    });
}
