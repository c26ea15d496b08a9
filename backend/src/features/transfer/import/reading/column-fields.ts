/** Columns of a file of refused rows that say what was wrong: they are no data. */
const marks: ReadonlySet<string> = new Set(['_row', '_line', '_problem']);

const mostNamed = 100;

/** Whether a column says what was wrong with a row. */
export const isMark = (column: string): boolean => marks.has(column);

/** The field that each column of a file fills. */
export class ColumnFields {
  readonly #leftOut = new Set<string>();

  /** @param fieldOf of a column; `undefined` where it fills none */
  constructor(private readonly fieldOf: (column: string) => string | undefined) {}

  /** `undefined` for a column that is left out. */
  of(column: string): string | undefined {
    if (isMark(column)) return undefined;
    const field = this.fieldOf(column);
    if (field === undefined && this.#leftOut.size < mostNamed) this.#leftOut.add(column);
    return field;
  }

  /** The columns so far that fill no field, the first hundred. */
  get leftOut(): readonly string[] {
    return [...this.#leftOut];
  }
}
