/** One line of the table. */
export interface Row {
  /** As `--only` names it. */
  readonly name: string;
  readonly what: string;
  readonly is: 'at most' | 'at least';
  /** Of the ratio to the floor or peer where there is one, else of the figure. */
  readonly limit: number;
  /** What we want to reach beyond the limit. */
  readonly aim?: number;
  /** Of the figures that were measured. */
  readonly unit: string;
  readonly hasPeer?: boolean;
}

export interface Measured {
  readonly figure: number;
  /** Of the floor or peer of the same run. */
  readonly peer?: number;
  readonly ratio?: number;
  /** What stands behind the figures, by name. */
  readonly notes?: Readonly<Record<string, number | string>>;
}

/** Figures by the names of their rows. */
export type Figures = Readonly<Record<string, Measured>>;

export interface Result {
  readonly row: Row;
  /** Undefined: it could not be measured. */
  readonly measured: Measured | undefined;
}

const rowThat = (is: Row['is']) => (name: string, what: string, limit: number, unit: string, more?: Partial<Row>) => {
  return { name, what, is, limit, unit, ...more } satisfies Row;
};
export const atMost = rowThat('at most');
export const atLeast = rowThat('at least');

/** The smallest value that at least `share` of the values do not exceed (nearest rank). @param share 0 to 1 */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Rounded to `digits` significant ones, for people. */
export const rounded = (value: number, digits = 3): number => Number(value.toPrecision(digits));

/** Medians of both and of the ratios round by round, so that what slows the machine for a while slows both. */
export const compared = (
  figures: readonly number[],
  peers: readonly number[],
  notes?: Measured['notes'],
): Measured => ({
  figure: median(figures),
  peer: median(peers),
  ratio: median(figures.map((figure, round) => figure / peers[round]!)),
  ...(notes && { notes }),
});

export const isHeld = ({ row: { hasPeer, is, limit }, measured }: Result): boolean => {
  const value = (hasPeer ? measured?.ratio : measured?.figure) ?? NaN;
  return is === 'at most' ? value <= limit : value >= limit;
};

/** The rows as lines of text: figure, floor or peer, ratio, limit, aim, and whether the limit is held. */
export const table = (results: readonly Result[]): string[] => {
  const withUnit = (value: number | undefined, unit: string) =>
    value === undefined ? '' : `${rounded(value)} ${unit}`;
  const lines = results.map((result) => {
    const { row, measured } = result;
    const bound = (value: number | undefined) =>
      value && `${row.is === 'at least' ? '≥' : '≤'} ${row.hasPeer ? value : withUnit(value, row.unit)}`;
    const figure = measured ? withUnit(measured.figure, row.unit) : 'failed';
    const peer = [withUnit(measured?.peer, row.unit), measured?.ratio && rounded(measured.ratio)];
    return [
      row.name,
      row.what,
      figure,
      ...peer,
      bound(row.limit),
      bound(row.aim),
      isHeld(result) ? 'held' : 'NOT HELD',
    ];
  });
  const all = [['row', 'what', 'figure', 'floor or peer', 'ratio', 'limit', 'aim', ''], ...lines].map((line) =>
    line.map((cell) => String(cell ?? '')),
  );
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  return all.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
};
