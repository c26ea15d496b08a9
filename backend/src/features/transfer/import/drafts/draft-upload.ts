import { limits } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { v7 } from 'uuid';
import { ColumnFields, isMark } from '../reading/column-fields.ts';
import type { TextEncoding } from '../reading/encodings.ts';
import { csvRecords, type CsvChoice, type CsvHead } from '../reading/read-csv.ts';
import { rowsOfJson } from '../reading/read-rows.ts';
import { ImportFiles } from '../running/import-files.ts';
import { ColumnSamples } from './draft-rows.ts';
import { cellText, type ImportDraft } from './import-draft.ts';

export interface DraftFile {
  readonly format: 'json' | 'csv';
  readonly fileName: string | null;
  readonly choice: CsvChoice;
  readonly bytes: Readable;
}

type FileFacts = Pick<ImportDraft, 'encoding' | 'separator' | 'columns' | 'total'>;

/** Receives files that are looked at before they are imported. */
@Injectable()
export class DraftUpload {
  constructor(private readonly files: ImportFiles) {}

  /** Stores a file with what its first look says. Throws 400 or 413 for one that can't be read. */
  async receive({ format, fileName, choice, bytes }: DraftFile): Promise<ImportDraft> {
    const id = v7();
    try {
      await this.files.receive(id, bytes, limits.importBytes, 'source');
      const source = this.files.upload(id, 'source');
      const facts = format === 'csv' ? await factsOfCsv(source, choice) : await factsOfJson(source, choice.encoding);
      const uploadedAt = new Date().toISOString();
      const draft = { id, fileName, format, ...facts, uploadedAt, choice: null, corrections: {}, plan: null };
      await this.files.writeDraft(draft);
      return draft;
    } catch (error) {
      await this.files.drop(id, 'source');
      throw error;
    }
  }
}

const factsOfCsv = async (source: AsyncIterable<Buffer>, choice: CsvChoice): Promise<FileFacts> => {
  const samples = new ColumnSamples();
  let head: CsvHead | undefined;
  let total = 0;
  const onHead = (found: CsvHead) => {
    head = found;
    for (const column of found.columns) if (!isMark(column)) samples.addName(column);
  };
  for await (const { cells } of csvRecords(source, choice, onHead)) {
    total++;
    for (const [index, column] of head!.columns.entries())
      if (!isMark(column)) samples.addValue(column, cells[index] ?? '');
  }
  return { encoding: head!.encoding, separator: head!.separator, columns: samples.columns, total };
};

const factsOfJson = async (source: AsyncIterable<Buffer>, encoding?: TextEncoding): Promise<FileFacts> => {
  const samples = new ColumnSamples();
  const fields = new ColumnFields((column) => column);
  let found: TextEncoding = 'utf-8';
  let total = 0;
  for await (const item of rowsOfJson(source, fields, encoding, (recognised) => (found = recognised))) {
    if ('mode' in item) continue;
    total++;
    for (const [column, value] of Object.entries(item.row ?? {})) samples.addValue(column, cellText(value));
  }
  return { encoding: found, separator: null, columns: samples.columns, total };
};
