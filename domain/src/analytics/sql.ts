/** What the process of one query is told. */
export interface SqlJob {
  /** Of the export that is asked. */
  readonly folder: string;
  readonly sql: string;
  readonly bounds: { readonly rows: number; readonly seconds: number; readonly bytes: number };
}

export interface SqlRows {
  readonly columns: readonly string[];
  /** DuckDB's name of the type of each column. */
  readonly types: readonly string[];
  /** Each row has a value for each column; what JSON has no form for is a text. */
  readonly rows: readonly (readonly unknown[])[];
  /** There were more rows than were asked for. */
  readonly isCut: boolean;
}

/** What it answers. It ends without an answer when it took more memory than it may. */
export type SqlResult =
  | { readonly answer: SqlRows }
  /** What DuckDB says, or which bound was met. */
  | { readonly refused: string; readonly code: 'SQL_REFUSED' | 'SQL_TOO_MUCH' };

/** What the process says that has brought the kept export up to date: up to which event, and when. */
export interface ExportedFiles {
  /** `null` while the log has no event. */
  readonly position: string | null;
  readonly asOf: string;
}

/** `POST /api/analytics/sql`: the rows of one SELECT on the events and the counts. */
export interface SqlAnswer extends SqlRows {
  /** Position of the last event that was read. */
  readonly position: string;
  /** When the events were read. */
  readonly asOf: string;
  readonly milliseconds: number;
}
