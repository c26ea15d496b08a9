import {
  DomainError,
  UnavailableError,
  type FieldsRefusal,
  type PlannedRow,
  type RecordedRefusal,
  type RowRefusal,
} from '@henna/domain';
import { refusalOf } from '@henna/domain/refusals';
import { setImmediate as pause } from 'node:timers/promises';
import type { NumberedRow, Plan, Planner } from '../plans/plan.ts';
import type { RawRow } from '../reading/read-rows.ts';
import { checkedRow } from '../rows/checked-row.ts';
import type { BadRow } from './import-files.ts';

/** A row with its number in the file. */
export interface NumberedRaw {
  readonly number: number;
  readonly raw: RawRow;
}

export interface Planned {
  readonly number: number;
  readonly raw: RawRow;
  readonly plan: Plan;
}

/** What is wrong with a row. Throws on what is no fault of the row. */
export const problemOf = (error: unknown): FieldsRefusal => {
  if (!(error instanceof DomainError) || error instanceof UnavailableError) throw error;
  return error.refusal;
};

export const badRow = ({ number, raw }: NumberedRaw, problem: RecordedRefusal): BadRow => ({
  number,
  problem,
  // Of somebody who is erased nothing is kept.
  row: problem.fields?.some(({ code }) => code === 'MEMBER_ERASED') ? null : (raw.row ?? null),
});

/** In English, for programs: `field: reason` of all that is wrong. */
export const textOf = ({ code, message, fields }: RecordedRefusal): string => {
  if (!code) return message;
  return fields ? fields.map((each) => `${each.field}: ${each.message}`).join('; ') : `row: ${message}`;
};

/** The same with the row, and in a backup its section. */
export const messageOf = ({ row, section, ...refusal }: RowRefusal): string =>
  `${section ? `${section}: ` : ''}Row ${row}: ${textOf(refusal)}`;

/** In between others have their turn: who reads is not to wait for an import. */
const checkedAtOnce = 10;

/** Plans the rows of one batch that have their turn in this pass; what can't be accepted comes back with the reason. */
export const planRows = async (
  planner: Planner,
  batch: readonly NumberedRaw[],
  pass: number,
): Promise<{ planned: Planned[]; bad: BadRow[]; rows: NumberedRow<object>[] }> => {
  const bad: BadRow[] = [];
  const rows = new Map<number, NumberedRow<object>>();
  const raws = new Map(batch.map((each) => [each.number, each]));
  for (const [index, each] of batch.entries()) {
    if (index % checkedAtOnce === 0) await pause();
    const row = checked(planner, each, (problem) => {
      if (pass === 0) bad.push(badRow(each, problem));
    });
    if (row && (planner.passOf?.(row) ?? 0) === pass) rows.set(each.number, { number: each.number, row });
  }
  await planner.prepare?.([...rows.values()]);
  const planned: Planned[] = [];
  for (const [index, row] of [...rows.values()].entries()) {
    if (index % checkedAtOnce === 0) await pause();
    const { raw } = raws.get(row.number)!;
    try {
      planned.push({ number: row.number, raw, plan: planner.plan(row) });
    } catch (error) {
      bad.push(badRow({ number: row.number, raw }, problemOf(error)));
    }
  }
  const accepted = planned.filter(({ plan }) => plan.plan !== 'skip').map(({ number }) => rows.get(number)!);
  return { planned, bad, rows: accepted };
};

const checked = (
  planner: Planner,
  { raw }: NumberedRaw,
  refuse: (problem: RecordedRefusal) => void,
): object | undefined => {
  if (!raw.row) {
    refuse(raw.problem ?? refusalOf('INVALID'));
    return undefined;
  }
  const { _row, _problem, ...fields } = raw.row;
  try {
    return checkedRow(planner.row, fields);
  } catch (error) {
    refuse(problemOf(error));
    return undefined;
  }
};

/** As a dry run tells it. */
export const plansOf = ({ planned, bad }: { planned: readonly Planned[]; bad: readonly BadRow[] }): PlannedRow[] =>
  [
    ...planned.map(({ number, plan: { plan, reason } }) => {
      const problem = reason ? refusalOf(reason) : null;
      return { row: number, plan, reason: problem?.message ?? null, problem };
    }),
    ...bad.map(({ number, problem }) => ({ row: number, plan: 'error' as const, reason: textOf(problem), problem })),
  ].sort((a, b) => a.row - b.row);
