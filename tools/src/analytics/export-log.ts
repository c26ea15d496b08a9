import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportDescriptors, exportRefused, type AnalyticsEvent, type ExportHead, type ExportWish } from '@henna/domain';
import { lockFolder } from '@henna/embedded/folder-lock';
import { environmentOf, type Program } from '../parts/part.ts';
import { StartError } from '../start-error.ts';
import { withDuckDB } from './duckdb.ts';
import { exportForm, noteFile, readNote, writeNote, type ExportNote, type Selection } from './export-note.ts';
import { addEvents, removeEventsBehind, takeEvents, writeTables } from './parquet.ts';
import { spool } from './spool.ts';

const pieceBytes = 8 * 1024 * 1024;
/** Lines whose events go into files of their days together. */
const togetherBytes = 128 * 1024 * 1024;
const memory = '1GB';

export interface Exported {
  /** Events that this run added. */
  readonly added: number;
  readonly note: ExportNote;
}

const isSame = (a: Selection, b: Selection) => a.types === b.types && a.from === b.from && a.to === b.to;

/** What the folder says and holds, if this export can go on with it. @throws StartError when it is of something else */
const startOf = (folder: string, head: ExportHead, selection: Selection): ExportNote => {
  const known = readNote(folder);
  const anew = { form: exportForm, ...head, selection, through: null, writtenAt: null };
  if (!known) return anew;
  if (known.log !== null && known.log !== head.log)
    throw new StartError(`${folder} holds the events of another log. Name another folder: --into …`);
  if (!isSame(known.selection, selection))
    throw new StartError(`${folder} holds another choice of events. Name another folder: --into …`);
  // What erased people did has to leave files that were written before.
  return known.erased === head.erased && known.form === exportForm ? { ...known, ...head } : anew;
};

const requireOwn = (folder: string) => {
  const isOthers = existsSync(folder) && !existsSync(join(folder, noteFile)) && readdirSync(folder).length > 0;
  if (isOthers) throw new StartError(`${folder} is not empty and holds no export.`);
};

/** Starts the program that tells the log as analysts see it; what it says goes to our errors, beside no answer of ours. */
const startTelling = (program: Program) =>
  spawn(process.execPath, ['--enable-source-maps', program.file, ...(program.args ?? [])], {
    env: environmentOf(program),
    stdio: ['ignore', 2, 2, 'pipe', 'pipe', 'ipc'],
  });

/**
 * Brings an export up to date with the log: Parquet files by the UTC day of the act, in constant memory. What a run that was
 * stopped has finished is kept, and gone on with.
 * @param program tells the log; see `backend/src/export.ts`
 * @throws StartError when the folder is of something else or in use, or the log could not be read to its end
 */
export const exportLog = async (folder: string, selection: Selection, program: Program): Promise<Exported> => {
  requireOwn(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    throw new StartError(String((error as Error).message));
  });
  const lineFiles = [join(folder, '.lines.0'), join(folder, '.lines.1')] as const;
  const tableFile = join(folder, '.rows');
  const teller = startTelling(program);
  const [told, rows] = [exportDescriptors.events, exportDescriptors.tables].map(
    (descriptor) => teller.stdio[descriptor] as Readable,
  ) as [Readable, Readable];
  // Taken from the first moment on: what stands in a pipe that nobody reads, Node throws away when the program ends.
  const events = told.pipe(new PassThrough());
  const tablesWritten = pipeline(rows, createWriteStream(tableFile, { mode: 0o600 }));
  tablesWritten.catch(() => undefined);
  const ended = once(teller, 'close') as Promise<[number | null]>;
  const failed = ended.then(([code]) => {
    if (code === exportRefused) throw new StartError('Nothing was exported.');
    throw new StartError('The log was not read to its end; run it again to go on.');
  });
  failed.catch(() => undefined);
  try {
    const [head] = (await Promise.race([once(teller, 'message'), failed])) as [ExportHead];
    let note = startOf(folder, head, selection);
    writeNote(folder, note);
    removeEventsBehind(folder, note.through);
    teller.send({ ...(note.through !== null && { after: note.through }) } satisfies ExportWish);
    let added = 0;
    await withDuckDB({ memory_limit: memory, temp_directory: join(folder, '.spill') }, async (duckdb) => {
      let taken = 0;
      let last = '';
      const addTaken = async () => {
        const { position } = JSON.parse(last) as AnalyticsEvent;
        await addEvents(duckdb, folder, position);
        writeNote(folder, (note = { ...note, through: position }));
        taken = 0;
      };
      for await (const { file, bytes, lastLine } of spool(events, lineFiles, pieceBytes)) {
        added += await takeEvents(duckdb, file);
        [taken, last] = [taken + bytes, lastLine];
        if (taken >= togetherBytes) await addTaken();
      }
      if (taken > 0) await addTaken();
      await tablesWritten;
      const [code] = await ended;
      if (code !== 0) await failed;
      await writeTables(duckdb, folder, tableFile);
    });
    writeNote(folder, (note = { ...note, writtenAt: new Date().toISOString() }));
    return { added, note };
  } finally {
    teller.kill();
    await ended;
    for (const rest of ['.lines.0', '.lines.1', '.rows', '.spill', '.next'])
      rmSync(join(folder, rest), { recursive: true, force: true });
    await unlock();
  }
};
