import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** The records of a CSV file (RFC 4180) by their columns; a nameless column is left out. */
export const readCsv = (file: string): Record<string, string>[] =>
  parse(readFileSync(file), {
    bom: true,
    columns: (names: string[]) => names.map((name) => name || false),
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
  });
