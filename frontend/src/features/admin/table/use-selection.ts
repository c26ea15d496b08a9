import { useState } from 'react';
import type { Identified } from './column.ts';

/** The rows that something is to be done to; they may stand on several pages. */
export interface Selection<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  readonly set: (rows: readonly Row[], chosen: boolean) => void;
  /** Only these. */
  readonly keep: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

/**
 * @param shown the rows of the page, which tell what has become of those that are selected
 * @param filters whatever they name, another one lets go of what was selected under it
 */
export function useSelection<Row extends Identified>(
  shown: readonly Row[] | undefined,
  filters: string,
): Selection<Row> {
  const [state, setState] = useState<{ filters: string; rows: ReadonlyMap<string, Row> }>(nothing);
  const chosen: ReadonlyMap<string, Row> = state.filters === filters ? state.rows : new Map<string, Row>();
  const present = new Map(shown?.map((row) => [row.id, row]));
  const rows = [...chosen.values()].map((row) => present.get(row.id) ?? row);
  const keep = (kept: readonly Row[]) => setState({ filters, rows: new Map(kept.map((row) => [row.id, row])) });
  return {
    rows,
    has: (id) => chosen.has(id),
    set: (some, on) => {
      const rest = rows.filter(({ id }) => !some.some((row) => row.id === id));
      keep(on ? [...rest, ...some] : rest);
    },
    keep,
    clear: () => keep([]),
  };
}

const nothing = { filters: '', rows: new Map<string, never>() };
