import type { ExportedEntity } from '@henna/domain';
import { ColumnFields } from '../reading/column-fields.ts';
import { cellValue } from '../reading/csv-cells.ts';
import { rowsOfCsv, rowsOfJson, type RawRow } from '../reading/read-rows.ts';
import type { DraftChoice, DraftColumn, ImportDraft } from './import-draft.ts';

const mostSamples = 3;
const sampleLength = 80;
/** JSON may have other fields in every row. */
const mostColumns = 200;

/** The rows of a draft's file with their matched fields, corrected. */
export async function* draftRows(
  { format, encoding, separator, corrections }: ImportDraft,
  { entity, matching }: Pick<DraftChoice, 'entity' | 'matching'>,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<RawRow> {
  const byColumn = new Map(Object.entries(matching));
  const fields = new ColumnFields((column) => byColumn.get(column) ?? undefined);
  const items =
    format === 'csv'
      ? rowsOfCsv(source, entity, fields, { encoding, separator: separator ?? undefined })
      : rowsOfJson(source, fields, encoding);
  let number = 0;
  for await (const item of items) {
    if ('mode' in item) continue;
    const corrected = corrections[++number];
    yield corrected ? { ...item, row: withCells(item.row, corrected, entity) } : item;
  }
}

const withCells = (row: RawRow['row'], cells: Readonly<Record<string, string>>, entity: ExportedEntity) => {
  const next = new Map(Object.entries(row ?? {}));
  for (const [field, text] of Object.entries(cells))
    if (text === '') next.delete(field);
    else next.set(field, cellValue(entity, field, text));
  return Object.fromEntries(next);
};

/** Collects the columns of a file with their first values. */
export class ColumnSamples {
  readonly #columns = new Map<string, string[]>();

  addName(column: string): void {
    if (this.#columns.size < mostColumns && !this.#columns.has(column)) this.#columns.set(column, []);
  }

  addValue(column: string, text: string): void {
    this.addName(column);
    const samples = this.#columns.get(column);
    if (text && samples && samples.length < mostSamples) samples.push([...text].slice(0, sampleLength).join(''));
  }

  get columns(): readonly DraftColumn[] {
    return [...this.#columns].map(([name, samples]) => ({ name, samples }));
  }
}
