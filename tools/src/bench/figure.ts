/** What one figure may use. */
export interface Bench {
  /** Size of what grows: products of the large listing, events of the rebuild. */
  readonly size: number;
  /** Votes of the long log that metrics are asked of. */
  readonly votes: number;
  /** Rows of an import. */
  readonly importRows: number;
  /** Products of the large backup. */
  readonly backupProducts: number;
  /** Entries of the long trail. */
  readonly trailEntries: number;
  /** A new folder that goes when everything is measured. */
  readonly folder: (name: string) => string;
  /** Says what is being done. */
  readonly say: (line: string) => void;
}

export interface Measured {
  readonly value: number;
  /** What stands behind the value, by name. */
  readonly notes: Readonly<Record<string, number | string>>;
}

export interface Goal {
  readonly is: 'at least' | 'at most';
  readonly value: number;
  /** Empty: a ratio. */
  readonly unit: string;
}

/** One line of the table. */
export interface Figure {
  /** As `--only` names it. */
  readonly name: string;
  readonly what: string;
  readonly goal: Goal;
  readonly measure: (bench: Bench) => Promise<Measured>;
}

export const isReached = ({ is, value: goal }: Goal, value: number): boolean =>
  is === 'at least' ? value >= goal : value <= goal;
