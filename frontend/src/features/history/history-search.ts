import { textOf } from '../../lib/search-params.ts';

/** Address parameters of the history; what people of the team did by default. */
export interface HistorySearch {
  readonly by?: 'members' | 'system' | 'all';
  /** Id of a member of staff. */
  readonly actor?: string;
  readonly kind?: string;
  /** Of one record of that kind. */
  readonly id?: string;
  readonly action?: string;
  /** YYYY-MM-DD in the reader's time zone. */
  readonly from?: string;
  readonly to?: string;
  readonly batch?: string;
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-zA-Z]{1,30}$/.test(value) ? value : undefined;

export const historySearchOf = (raw: Readonly<Record<string, unknown>>): HistorySearch => {
  const kind = wordOf(raw.kind);
  return {
    by: raw.by === 'members' || raw.by === 'system' || raw.by === 'all' ? raw.by : undefined,
    actor: textOf(raw.actor),
    kind,
    id: kind && textOf(raw.id),
    action: wordOf(raw.action),
    from: dayOf(raw.from),
    to: dayOf(raw.to),
    batch: textOf(raw.batch),
  };
};
