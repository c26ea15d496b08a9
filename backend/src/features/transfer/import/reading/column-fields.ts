/** Columns of a file of refused rows that say what was wrong: they are no data. */
const marks: ReadonlySet<string> = new Set(['_row', '_line', '_problem']);

const mostNamed = 100;

/** The field that each column of a file fills. */
export class ColumnFields {
  readonly #leftOut = new Set<string>();

  /** @param fieldOf of a column; `undefined` where it fills none */
  constructor(private readonly fieldOf: (column: string) => string | undefined) {}

  /** `undefined` for a column that is left out. */
  of(column: string): string | undefined {
    if (marks.has(column)) return undefined;
    const field = this.fieldOf(column);
    if (field === undefined && this.#leftOut.size < mostNamed) this.#leftOut.add(column);
    return field;
  }

  /** The columns so far that fill no field, the first hundred. */
  get leftOut(): readonly string[] {
    return [...this.#leftOut];
  }
}
