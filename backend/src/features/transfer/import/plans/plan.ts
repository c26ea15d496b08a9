import { DomainError, invalidField } from '@henna/domain';
import type { RefusalArguments, RefusalCode } from '@henna/domain/refusals';
import type { ClassConstructor } from 'class-transformer';
import type { ImportBatch } from '../import-batch.ts';
import type { MissingRecords } from './missing-records.ts';
import type { ImportMembers } from './import-members.ts';
import type { Planners } from './planners.ts';

/** What becomes of a row, and how. */
export interface Plan {
  readonly plan: 'add' | 'change' | 'restore' | 'skip';
  readonly reason?: 'ROW_SAME' | 'ROW_THERE' | 'ROW_TWICE';
  /** The fields that change in a record that is there. */
  readonly changes?: readonly string[];
  /** The stream it writes to: rows of one stream are written one after the other. */
  readonly stream: string;
  /** A stream that must be written before, where rows before this one do. */
  readonly after?: string;
  /**
   * Writes it; answers the last position. Throws a `DomainError` when it can't be after all, {@link SkippedError} when
   * the record is there already.
   */
  readonly write: () => Promise<bigint | undefined>;
}

/** It was there already. */
export class SkippedError extends Error {}

/** A row by its number in the file, from 1. */
export interface NumberedRow<Row> {
  readonly number: number;
  readonly row: Row;
}

/**
 * Decides what becomes of the rows of one kind, in the order of the file; remembers those before. Dry run and run ask
 * the same planner.
 */
export interface Planner<Row extends object = object> {
  readonly rowClass: ClassConstructor<Row>;
  /** A row need not have all fields. */
  readonly isPartial?: boolean;
  /** The pass over the file in which a row is written, from 0. Absent: all rows in the first. */
  passOf?(rowClass: Row): number;
  /** Reads what the plans of the next rows look into. */
  prepare?(rows: readonly NumberedRow<Row>[]): Promise<void>;
  /** Throws a `DomainError` for a row that can't be accepted. */
  plan(rowClass: NumberedRow<Row>): Plan;
  /** Prepares what many rows need before they are written. */
  prepareWrites?(rows: readonly NumberedRow<Row>[]): Promise<void>;
}

/** How often the rows of a file are read. */
export const passCount = (planner: Planner): number => (planner.passOf ? 2 : 1);

/** What a planner works for, and with. */
export interface PlanContext {
  readonly batch: ImportBatch;
  /** What the kind has counts as removed by the import, as it is or would be in the run; moderators' removals stay theirs. */
  readonly replaces: boolean;
  /** Rows change what they name in the records that they match. */
  readonly updates: boolean;
  /** Collects what rows name and the catalogue does not have. */
  readonly missing: MissingRecords;
  readonly members: ImportMembers;
  readonly services: Planners;
}

export const skip = (stream: string, reason: NonNullable<Plan['reason']>): Plan => ({
  plan: 'skip',
  reason,
  stream,
  write: () => Promise.reject(new SkippedError()),
});

/** ms since 1970. */
export const rowTime = (createdAt: string | null | undefined, { startedAt }: ImportBatch): number =>
  createdAt ? Date.parse(createdAt) : startedAt;

/** ISO 8601 UTC; `undefined` where it equals the time of creation. Throws a 400 when it is earlier than that. */
export const laterTime = (field: string, value: string | null | undefined, created: number): string | undefined => {
  if (!value) return undefined;
  const time = Date.parse(value);
  if (time < created) throw invalidField(field, 'BEFORE_CREATION');
  return time === created ? undefined : new Date(time).toISOString();
};

/** Decides; a refusal that concerns a cell of the row is one of its field, with the code that it has there. */
export const refusedOnField = <Result>(
  field: string,
  codes: Readonly<Partial<Record<RefusalCode, RefusalCode>>>,
  decide: () => Result,
): Result => {
  try {
    return decide();
  } catch (error) {
    const code = error instanceof DomainError ? codes[error.code] : undefined;
    if (!code) throw error;
    throw invalidField(field, ...([code, (error as DomainError).params] as unknown as RefusalArguments));
  }
};
