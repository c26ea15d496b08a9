import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  exportDescriptors,
  exportRefused,
  type AnalyticsEvent,
  type ExportHead,
  type ExportRequest,
} from '@henna/domain';
import { lockFolder } from '@henna/embedded/folder-lock';
import { environmentOf, type Program } from '../processes/child-service.ts';
import { UserFacingError } from '../shared/errors.ts';
import { withDuckDB } from './duckdb.ts';
import {
  exportFormat,
  manifestFile,
  readManifest,
  writeManifest,
  type ExportManifest,
  type Selection,
} from './manifest.ts';
import { writeStagedEvents, removeEventsAfter, stageEvents, writeTables } from './parquet.ts';
import { spool } from './spool.ts';

const spoolFileBytes = 8 * 1024 * 1024;
/** Size of the lines whose events are written to files together. */
const batchBytes = 128 * 1024 * 1024;
const memory = '1GB';

export interface ExportResult {
  /** Events that this run added. */
  readonly added: number;
  readonly manifest: ExportManifest;
}

const isSame = (a: Selection, b: Selection) => a.types === b.types && a.from === b.from && a.to === b.to;

/** The manifest from which this export continues, or a new one. @throws UserFacingError when the folder holds another export */
const initialManifest = (folder: string, head: ExportHead, selection: Selection): ExportManifest => {
  const existing = readManifest(folder);
  const initial = { form: exportFormat, ...head, selection, through: null, writtenAt: null };
  if (!existing) return initial;
  if (existing.log !== null && existing.log !== head.log)
    throw new UserFacingError(`${folder} holds the events of another log. Name another folder: --into …`);
  if (!isSame(existing.selection, selection))
    throw new UserFacingError(`${folder} holds another choice of events. Name another folder: --into …`);
  // After an erasure the files that were written before still hold what the erased member did.
  return existing.erased === head.erased && existing.form === exportFormat ? { ...existing, ...head } : initial;
};

const requireOwnFolder = (folder: string) => {
  const isForeign = existsSync(folder) && !existsSync(join(folder, manifestFile)) && readdirSync(folder).length > 0;
  if (isForeign) throw new UserFacingError(`${folder} is not empty and holds no export.`);
};

/** Starts the program that writes the log as analysts see it to two pipes; its output goes to our stderr. */
const spawnLogReader = (program: Program) =>
  spawn(process.execPath, ['--enable-source-maps', program.file, ...(program.args ?? [])], {
    env: environmentOf(program),
    stdio: ['ignore', 2, 2, 'pipe', 'pipe', 'ipc'],
  });

/**
 * Brings an export up to date with the log: Parquet files by UTC day, in constant memory. A run that was stopped is
 * continued from the last file that it finished.
 * @param program reads the log; see `backend/src/export.ts`
 * @throws UserFacingError when the folder holds something else or is in use, or the log could not be read to its end
 */
export const exportLog = async (folder: string, selection: Selection, program: Program): Promise<ExportResult> => {
  requireOwnFolder(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    throw new UserFacingError(String((error as Error).message));
  });
  const lineFiles = [join(folder, '.lines.0'), join(folder, '.lines.1')] as const;
  const tableFile = join(folder, '.rows');
  const reader = spawnLogReader(program);
  const [lines, rows] = [exportDescriptors.events, exportDescriptors.tables].map(
    (descriptor) => reader.stdio[descriptor] as Readable,
  ) as [Readable, Readable];
  // Read from the first moment on: Node discards the rest of a pipe that nobody reads when the program ends.
  const events = lines.pipe(new PassThrough());
  const tablesWritten = pipeline(rows, createWriteStream(tableFile, { mode: 0o600 }));
  tablesWritten.catch(() => undefined);
  const ended = once(reader, 'close') as Promise<[number | null]>;
  const failed = ended.then(([code]) => {
    if (code === exportRefused) throw new UserFacingError('Nothing was exported.');
    throw new UserFacingError('The log was not read to its end; run it again to go on.');
  });
  failed.catch(() => undefined);
  try {
    const [head] = (await Promise.race([once(reader, 'message'), failed])) as [ExportHead];
    let manifest = initialManifest(folder, head, selection);
    writeManifest(folder, manifest);
    removeEventsAfter(folder, manifest.through);
    reader.send({ ...(manifest.through !== null && { after: manifest.through }) } satisfies ExportRequest);
    let added = 0;
    await withDuckDB({ memory_limit: memory, temp_directory: join(folder, '.spill') }, async (duckdb) => {
      let stagedBytes = 0;
      let lastStagedLine = '';
      const writeStaged = async () => {
        const { position } = JSON.parse(lastStagedLine) as AnalyticsEvent;
        await writeStagedEvents(duckdb, folder, position);
        writeManifest(folder, (manifest = { ...manifest, through: position }));
        stagedBytes = 0;
      };
      for await (const { file, bytes, lastLine } of spool(events, lineFiles, spoolFileBytes)) {
        added += await stageEvents(duckdb, file);
        stagedBytes += bytes;
        lastStagedLine = lastLine;
        if (stagedBytes >= batchBytes) await writeStaged();
      }
      if (stagedBytes > 0) await writeStaged();
      await tablesWritten;
      const [code] = await ended;
      if (code !== 0) await failed;
      await writeTables(duckdb, folder, tableFile);
    });
    writeManifest(folder, (manifest = { ...manifest, writtenAt: new Date().toISOString() }));
    return { added, manifest };
  } finally {
    reader.kill();
    await ended;
    for (const rest of ['.lines.0', '.lines.1', '.rows', '.spill', '.next'])
      rmSync(join(folder, rest), { recursive: true, force: true });
    await unlock();
  }
};
