import { readFileSync } from 'node:fs';

/** The records of a CSV file (RFC 4180) by their columns; a nameless column is left out. */
export const readCsv = (file: string): Record<string, string>[] => {
  const records: string[][] = [];
  const record: string[] = [];
  let cell = '';
  let quoted = false;
  const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[++at]!;
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',' || character === '\n') {
      record.push(cell);
      cell = '';
      if (character === '\n') records.push(record.splice(0));
    } else if (character !== '\r') cell += character;
  }
  if (cell || record.length > 0) records.push([...record, cell]);
  const [columns = [], ...rows] = records;
  return rows
    .filter((row) => row.some(Boolean))
    .map((row) => Object.fromEntries(columns.flatMap((name, index) => (name ? [[name, row[index] ?? '']] : []))));
};
