import type { SqlAnswer } from '@henna/domain';

export interface ChartRow {
  readonly label: string;
  readonly value: number;
}

export interface ResultChart {
  readonly kind: 'time' | 'label';
  readonly name: string;
  readonly rows: readonly ChartRow[];
}

/** Bars that a reader can compare. */
export const maxBars = 30;

const isNumeric = (type: string): boolean =>
  /^(?:U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|FLOAT|DOUBLE|DECIMAL.*)$/.test(type);
const isTime = (type: string): boolean => /^(?:DATE|TIMESTAMP.*)$/.test(type);

/** A result with one column of labels or times and one of numbers, as a chart; undefined of any other. */
export const resultChart = ({
  columns,
  types,
  rows,
}: Pick<SqlAnswer, 'columns' | 'types' | 'rows'>): ResultChart | undefined => {
  if (columns.length !== 2 || rows.length < 2) return undefined;
  const value = types.findIndex(isNumeric);
  if (value < 0) return undefined;
  const key = 1 - value;
  const kind = isTime(types[key]!) ? 'time' : types[key] === 'VARCHAR' ? 'label' : undefined;
  if (!kind) return undefined;
  const chartRows = rows.flatMap((row): ChartRow[] => {
    const number = Number(row[value]);
    return row[value] === null || Number.isNaN(number) ? [] : [{ label: labelOf(row[key], kind), value: number }];
  });
  if (chartRows.length < 2) return undefined;
  // Time runs forwards, however the rows are ordered.
  const ordered = kind === 'time' ? chartRows.toSorted((a, b) => (a.label < b.label ? -1 : 1)) : chartRows;
  return { kind, name: columns[value]!, rows: ordered };
};

/** A time without what is zero in all of it. */
const labelOf = (value: unknown, kind: ResultChart['kind']): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return kind === 'time' ? text.replace(/(?: 00:00:00)?(?:\+00)?$/, '') : text;
};
