import { InvalidError, invalidField } from '@henna/domain';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { parseIsoDate } from '../../../shared/parse-iso-date.ts';
import { inBatches } from '../../../shared/slices.ts';
import { JsonSplitter } from '../import/reading/json-splitter.ts';
import { textOf } from '../import/reading/encodings.ts';
import { linesOf } from '../import/reading/text-streams.ts';
import { backupSections, type BackupSection } from '../backup/backup-sections.ts';

export type BackupRow = Readonly<Record<string, unknown>>;
/** A picture of 5 MB as text. */
const mostBytes = 8_000_000;
const flushedAt = 256 * 1024;
const atOnce = 400;
/** Their ids are held while the rest is restored; a demo has some ten thousand. */
const mostDemoRecords = 200_000;
/** Of the log. */
const position = /^\d+$/;

/** The records of a backup, a file for each kind, so that they can be gone through in the order that is needed. */
export class RestoreFiles {
  /** Records of each kind. */
  readonly counts = new Map<BackupSection, number>();

  private constructor(private readonly folder: string) {}

  /** Splits a backup into files. Throws a 400 for what is no backup, before anything is written. */
  static async split(root: string, upload: AsyncIterable<Buffer>): Promise<RestoreFiles> {
    const files = new RestoreFiles(await mkdtemp(join(root, 'restore-')));
    const open_ = new Map<string, { handle: FileHandle; lines: string[]; bytes: number }>();
    const splitter = new JsonSplitter(mostBytes);
    let isBackup = false;
    try {
      for await (const text of textOf(upload, 'utf-8'))
        for (const { kind, member, value } of splitter.push(text)) {
          if (kind === 'value' && member === 'position') isBackup = typeof value === 'string' && position.test(value);
          if (kind === 'value' && (member === 'position' || member === 'exportedAt')) continue;
          const section = backupSections.find((name) => name === member);
          if (!section || kind === 'value')
            throw new InvalidError('NO_BACKUP').withMessage(`"${String(member).slice(0, 40)}" is no part of a backup.`);
          if (kind === 'list') continue;
          let file = open_.get(section);
          if (!file)
            open_.set(section, (file = { handle: await open(join(files.folder, section), 'w'), lines: [], bytes: 0 }));
          const line = `${JSON.stringify(value)}\n`;
          file.lines.push(line);
          files.counts.set(section, (files.counts.get(section) ?? 0) + 1);
          file.bytes += line.length;
          if ((files.counts.get('demoRecords') ?? 0) > mostDemoRecords)
            throw new InvalidError('NO_BACKUP').withMessage('It marks more records as a demo’s than a demo has.');
          if (file.bytes > flushedAt) {
            await file.handle.appendFile(file.lines.join(''));
            file.lines = [];
            file.bytes = 0;
          }
        }
      splitter.end();
      if (!isBackup) throw new InvalidError('NO_BACKUP');
      for (const { handle, lines } of open_.values()) await handle.appendFile(lines.join(''));
      return files;
    } catch (error) {
      await files.drop();
      throw error;
    } finally {
      for (const { handle } of open_.values()) await handle.close();
    }
  }

  async *batches(section: BackupSection): AsyncGenerator<BackupRow[]> {
    const lines = linesOf(createReadStream(join(this.folder, section)), 0);
    try {
      for await (const some of inBatches(lines, section === 'pictures' ? 4 : atOnce))
        yield some.map(({ line }) => JSON.parse(line) as BackupRow);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  async drop(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A text that is not empty. Throws a 400 on the field, as those below do. */
export const text = (row: BackupRow, field: string): string => {
  const value = row[field];
  if (typeof value !== 'string' || value === '') throw invalidField(field, 'PLAIN_TEXT');
  return value;
};

/** A whole number from 0. */
export const number = (row: BackupRow, field: string): number => {
  const value = row[field];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw invalidField(field, 'IS_INT');
  return value;
};

/** A time in ms since 1970. */
export const time = (row: BackupRow, field: string): number => {
  const value = parseIsoDate(text(row, field));
  if (Number.isNaN(value)) throw invalidField(field, 'TIME');
  return value;
};
