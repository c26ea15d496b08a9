import type { ColumnMatching, ExportedEntity, FieldsRefusal, ImportMode, RecordedRefusal } from '@henna/domain';
import type { RowPlan } from '../../transfer.responses.ts';
import type { MissingKind } from '../plans/missing-records.ts';
import type { TextEncoding } from '../reading/encodings.ts';
import type { Separator } from '../reading/separators.ts';

export interface DraftColumn {
  readonly name: string;
  /** The first values that are not empty, cut to what fits a table. */
  readonly samples: readonly string[];
}

/** What is to be done with the rows. */
export interface DraftChoice {
  readonly entity: ExportedEntity;
  readonly mode: ImportMode;
  /** Brands, categories and subcategories that rows name are created where they are missing. */
  readonly creates: boolean;
  readonly matching: ColumnMatching;
}

/** A record that rows name and that does not exist. */
export interface MissingName {
  readonly kind: MissingKind;
  readonly name: string;
  /** Of a subcategory: what its category is called. */
  readonly category?: string;
}

export interface DraftPlan {
  readonly counts: Readonly<Record<RowPlan, number>>;
  readonly missing: readonly MissingName[];
}

/** A file that was sent to be looked at, matched and corrected before it is imported. */
export interface ImportDraft {
  readonly id: string;
  readonly fileName: string | null;
  readonly format: 'json' | 'csv';
  readonly encoding: TextEncoding;
  /** `null` of JSON. */
  readonly separator: Separator | null;
  readonly columns: readonly DraftColumn[];
  readonly total: number;
  /** ISO 8601 UTC. */
  readonly uploadedAt: string;
  readonly choice: DraftChoice | null;
  /** Texts of cells by the number of their row, from 1, and their field. */
  readonly corrections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly plan: DraftPlan | null;
}

/** What would become of a row, with its cells as texts by their fields. */
export interface PlannedLine {
  readonly row: number;
  readonly line?: number | undefined;
  readonly plan: RowPlan;
  readonly changes?: readonly string[] | undefined;
  readonly problem: FieldsRefusal | RecordedRefusal | null;
  readonly cells: Readonly<Record<string, string>>;
}

/** The text of a cell. */
export const cellText = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
