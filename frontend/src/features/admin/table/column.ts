import type { ReactNode } from 'react';
import type { Direction } from '../table-search.ts';

/** What every row of a table has. */
export interface Identified {
  readonly id: string;
}

/** What a download tells of a row. */
export interface Told<Row> {
  /** Its name there. */
  readonly key: string;
  /** Without it, it stays out of downloads. */
  readonly value?: (row: Row) => CellValue;
}

export interface Column<Row> extends Told<Row> {
  readonly head: string;
  /** The heading is read out, not shown. */
  readonly quietHead?: boolean;
  /** The service's name of the sort, and the direction in which that goes by itself (`asc` unless said). */
  readonly sort?: { readonly by: string; readonly natural?: Direction };
  /** Names its row. */
  readonly names?: boolean;
  /** Only where there is room for it. */
  readonly wide?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export type CellValue = string | number | boolean | null | undefined;
