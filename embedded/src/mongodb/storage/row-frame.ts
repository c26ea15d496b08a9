import { BODY_AT, type Frame, newFrame, sealFrame } from '../../journal/frame.ts';
import { readJournal } from '../../journal/journal.ts';
import type { MemRow, MemTables } from './mem-tables.ts';

/** A row with the number of its table. */
export interface TableRow extends MemRow {
  table: number;
}

/** The rows of one commit, still encoded. Commits are numbered; `after` is the number of the one before, `last` its own. */
export interface RowFrame extends Frame {
  last: number;
}

/** Before each row: number of its table (uint32), length of the key (uint16), of the value (uint32), both, value last. */
const ROW_HEADER = 10;
/** Instead of the length of a value: the row is removed. */
const REMOVED = 0xffff_ffff;

/** Length of the body of a frame with all these rows, in bytes. */
export function bodyLength({ tables, rowCount: rows }: MemTables): number {
  let length = rows * ROW_HEADER;
  for (const table of tables.values())
    for (const { key, value } of table.rows.values()) length += key.length + (value?.length ?? 0);
  return length;
}

/** Encodes a commit of at least one row. */
export function encodeRows(after: number, memTables: MemTables, length: number): Buffer {
  const frame = newFrame(length);
  let at = BODY_AT;
  for (const [table, { rows }] of memTables.tables)
    for (const { key, value } of rows.values()) {
      frame.writeUInt32BE(table, at);
      frame.writeUInt16BE(key.length, at + 4);
      frame.writeUInt32BE(value ? value.length : REMOVED, at + 6);
      at += ROW_HEADER;
      frame.set(key, at);
      at += key.length;
      if (!value) continue;
      frame.set(value, at);
      at += value.length;
    }
  return sealFrame(frame, after, length);
}

/** The rows of a whole frame. */
export function decodeRows({ body }: Frame): TableRow[] {
  const rows: TableRow[] = [];
  for (let at = 0; at < body.length;) {
    const length = body.readUInt32BE(at + 6);
    const keyAt = at + ROW_HEADER;
    const valueAt = keyAt + body.readUInt16BE(at + 4);
    const end = valueAt + (length === REMOVED ? 0 : length);
    const value = length === REMOVED ? undefined : body.subarray(valueAt, end);
    rows.push({ table: body.readUInt32BE(at), key: body.subarray(keyAt, valueAt), value });
    at = end;
  }
  return rows;
}

/** The whole frames in the journal of a folder, in no order. */
export const framesIn = (folder: string): RowFrame[] =>
  readJournal(folder).map((frame) => ({ ...frame, last: frame.after + 1 }));
