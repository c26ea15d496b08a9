import { InvalidError, TooLargeError, type RecordedRefusal } from '@henna/domain';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../../../../settings.ts';
import { inBatches } from '../../../../shared/slices.ts';
import { SETTINGS } from '../../../../tokens.ts';
import type { RawRow } from '../reading/read-rows.ts';
import { linesOf } from '../reading/text-streams.ts';
import type { ImportDraft, PlannedLine } from '../drafts/import-draft.ts';
import type { Removal } from './removals.ts';

type Kind = 'upload' | 'rows' | 'removals' | 'errors' | 'source' | 'draft' | 'plan';

interface Lines {
  readonly rows: RawRow;
  readonly removals: Removal;
  readonly plan: PlannedLine;
}

/** Of a batch. */
export const rowsAtOnce = 100;
const hourMs = 60 * 60_000;
/** A day at most: some minutes lie between two sweeps. */
const retentionMs = 23 * hourMs;
/** Receiving a file, or a dry run of it, takes no longer: it was cut off. */
const cutOffMs = hourMs;

/** A row that could not be imported. */
export interface BadRow {
  readonly number: number;
  /** Of the file; absent of JSON. */
  readonly line?: number;
  readonly problem: RecordedRefusal;
  readonly row: Readonly<Record<string, unknown>> | null;
}

/**
 * The files of imports in the data folder: what was sent, its rows one a line, what it removes, and the refused rows. Of
 * a draft, what was sent (`source`), what is chosen and corrected, and the plan of its rows.
 */
@Injectable()
export class ImportFiles {
  private readonly folder: string;

  constructor(@Inject(SETTINGS) { dataFolder }: Settings) {
    this.folder = join(dataFolder, 'imports');
  }

  /** Writes an upload to a file. Throws {@link TooLargeError} with the limit, or a 400 when the upload breaks off. */
  async receive(id: string, bytes: Readable, mostBytes: number, kind: 'upload' | 'source' = 'upload'): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const handle = await open(this.file(id, kind), 'w');
    let received = 0;
    try {
      // A refused upload keeps its connection, or the refusal would not arrive.
      for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        received += chunk.length;
        if (received > mostBytes) throw new TooLargeError(mostBytes);
        await handle.appendFile(chunk);
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw new InvalidError('UPLOAD_BROKE_OFF');
      throw error;
    } finally {
      await handle.close();
    }
  }

  upload(id: string, kind: 'upload' | 'source' = 'upload'): AsyncIterable<Buffer> {
    return createReadStream(this.file(id, kind), { highWaterMark: 256 * 1024 });
  }

  /** Replaces what is recorded of a draft. */
  async writeDraft(draft: ImportDraft): Promise<void> {
    const next = `${this.file(draft.id, 'draft')}.${randomUUID()}`;
    await writeFile(next, JSON.stringify(draft), { flush: true });
    await rename(next, this.file(draft.id, 'draft'));
  }

  /** `undefined` once its file was deleted. */
  async readDraft(id: string): Promise<ImportDraft | undefined> {
    if (!(await exists(this.file(id, 'source'))) || !(await exists(this.file(id, 'draft')))) return undefined;
    return JSON.parse(await readFile(this.file(id, 'draft'), 'utf8')) as ImportDraft;
  }

  /** Writes rows, or what a replacing import removes, one a line; answers how many. */
  async writeLines<Item extends keyof Lines>(
    id: string,
    kind: Item,
    rows: Iterable<Lines[Item]> | AsyncIterable<Lines[Item]>,
  ): Promise<number> {
    const handle = await open(this.file(id, kind), 'w');
    let count = 0;
    let lines: string[] = [];
    try {
      for await (const row of rows) {
        count++;
        if (lines.push(JSON.stringify(row)) < 256) continue;
        await handle.appendFile(`${lines.join('\n')}\n`);
        lines = [];
      }
      if (lines.length > 0) await handle.appendFile(`${lines.join('\n')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return count;
  }

  /** The lines of a file from a byte on, in batches; `end` is the offset after each. */
  async *readLines<Item extends keyof Lines>(
    id: string,
    kind: Item,
    from: number,
  ): AsyncGenerator<{ rows: Lines[Item][]; end: number }> {
    const lines = linesOf(createReadStream(this.file(id, kind), { start: from }), from);
    for await (const some of inBatches(lines, rowsAtOnce))
      yield { rows: some.map(({ line }) => JSON.parse(line) as Lines[Item]), end: some.at(-1)!.end };
  }

  /** Appends refused rows; answers the size of their file. */
  async appendErrors(id: string, rows: readonly BadRow[]): Promise<number> {
    await mkdir(this.folder, { recursive: true });
    const handle = await open(this.file(id, 'errors'), 'a');
    try {
      if (rows.length > 0) await handle.appendFile(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      return (await handle.stat()).size;
    } finally {
      await handle.close();
    }
  }

  /** Drops the refused rows after a size: they will be found again. */
  async truncateErrors(id: string, size: number): Promise<void> {
    await this.appendErrors(id, []);
    await truncate(this.file(id, 'errors'), size);
  }

  async *errors(id: string): AsyncGenerator<BadRow> {
    const file = this.file(id, 'errors');
    if (!(await exists(file))) return;
    for await (const { line } of linesOf(createReadStream(file), 0)) {
      const bad = JSON.parse(line) as Omit<BadRow, 'problem'> & { readonly problem: RecordedRefusal | string };
      const { problem } = bad;
      yield { ...bad, problem: typeof problem === 'string' ? { message: problem } : problem };
    }
  }

  /** Ids of the imports, or drafts, of which such a file is stored. */
  async having(kind: 'errors' | 'source'): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => name.endsWith(`.${kind}`)).map((name) => name.slice(0, -kind.length - 1));
  }

  /** Leaves of refused rows their numbers and what is wrong. */
  async forgetErrorRows(id: string): Promise<void> {
    let holdsRows = false;
    for await (const { row } of this.errors(id)) if ((holdsRows = row !== null)) break;
    if (!holdsRows) return;
    const draft = `${this.file(id, 'errors')}.${randomUUID()}`;
    await pipeline(this.errorsWithoutRows(id), createWriteStream(draft, { flush: true }));
    await rename(draft, this.file(id, 'errors'));
  }

  private async *errorsWithoutRows(id: string): AsyncGenerator<string> {
    for await (const bad of this.errors(id)) yield `${JSON.stringify({ ...bad, row: null })}\n`;
  }

  async hasRows(id: string): Promise<boolean> {
    return exists(this.file(id, 'rows'));
  }

  async drop(id: string, ...kinds: Kind[]): Promise<void> {
    for (const kind of kinds) await rm(this.file(id, kind), { force: true });
  }

  /**
   * Removes files that are older than they need be.
   * @param now ms since 1970
   * @param isUnderWay whether an import still needs its rows
   */
  async sweep(now: number, isUnderWay: (id: string) => Promise<boolean>): Promise<void> {
    const names: readonly string[] = await readdir(this.folder).catch(() => []);
    // What was made of a draft's file goes with it, however late it was made.
    const isLeft = (name: string) =>
      /\.(?:draft|plan)$/.test(name) && !names.includes(`${name.slice(0, name.lastIndexOf('.'))}.source`);
    for (const name of names) {
      const file = join(this.folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
      const isOfRun = /\.(?:rows|removals)$/.test(name);
      const most = isOfRun || name.endsWith('.upload') ? cutOffMs : retentionMs;
      if (
        (now - mtimeMs <= most && !isLeft(name)) ||
        (isOfRun && (await isUnderWay(name.slice(0, name.lastIndexOf('.')))))
      )
        continue;
      await rm(file, { recursive: true, force: true });
    }
  }

  private file(id: string, kind: Kind) {
    return join(this.folder, `${id}.${kind}`);
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
