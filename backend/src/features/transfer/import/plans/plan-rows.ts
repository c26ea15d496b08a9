import { DomainError, UnavailableError, type FieldsRefusal, type RecordedRefusal } from '@henna/domain';
import { refusalOf } from '@henna/domain/refusals';
import { setImmediate as pause } from 'node:timers/promises';
import type { NumberedRow, Plan, Planner } from './plan.ts';
import type { RawRow } from '../reading/read-rows.ts';
import { validatedRow } from '../../../../shared/entities/row-fields.ts';
import type { BadRow } from '../running/import-files.ts';
import type { PlannedRowResponse, RowRefusalResponse } from '../../transfer.responses.ts';

/** A row with its number in the file. */
export interface NumberedRaw {
  readonly number: number;
  readonly raw: RawRow;
}

export interface PlannedWrite {
  readonly number: number;
  readonly raw: RawRow;
  readonly plan: Plan;
}

/** What is wrong with a row. Throws on what is no fault of the row. */
export const rowProblem = (error: unknown): FieldsRefusal => {
  if (!(error instanceof DomainError) || error instanceof UnavailableError) throw error;
  return error.refusal;
};

export const badRow = ({ number, raw }: NumberedRaw, problem: RecordedRefusal): BadRow => ({
  number,
  ...(raw.line !== undefined && { line: raw.line }),
  problem,
  // Rows of erased members are not stored.
  row: problem.fields?.some(({ code }) => code === 'MEMBER_ERASED') ? null : (raw.row ?? null),
});

/** In English, for programs: `field: reason` of all that is wrong. */
export const refusalText = ({ code, message, fields }: RecordedRefusal): string => {
  if (!code) return message;
  return fields ? fields.map((each) => `${each.field}: ${each.message}`).join('; ') : `row: ${message}`;
};

/** The same with the row, and in a backup its section. */
export const rowMessage = ({ row, section, ...refusal }: RowRefusalResponse): string =>
  `${section ? `${section}: ` : ''}Row ${row}: ${refusalText(refusal)}`;

/** After so many rows the event loop goes on, so that requests need not wait for an import. */
const checkedAtOnce = 10;

/** Plans the rows of one batch that belong to a pass; `bad` are those that can't be accepted. */
export const planRows = async (
  planner: Planner,
  batch: readonly NumberedRaw[],
  pass: number,
): Promise<{ planned: PlannedWrite[]; bad: BadRow[]; rows: NumberedRow<object>[] }> => {
  const bad: BadRow[] = [];
  const rows = new Map<number, NumberedRow<object>>();
  const raws = new Map(batch.map((each) => [each.number, each]));
  for (const [index, each] of batch.entries()) {
    if (index % checkedAtOnce === 0) await pause();
    const row = validated(planner, each, (problem) => {
      if (pass === 0) bad.push(badRow(each, problem));
    });
    if (row && (planner.passOf?.(row) ?? 0) === pass) rows.set(each.number, { number: each.number, row });
  }
  await planner.prepare?.([...rows.values()]);
  const planned: PlannedWrite[] = [];
  for (const [index, row] of [...rows.values()].entries()) {
    if (index % checkedAtOnce === 0) await pause();
    const { raw } = raws.get(row.number)!;
    try {
      planned.push({ number: row.number, raw, plan: planner.plan(row) });
    } catch (error) {
      bad.push(badRow({ number: row.number, raw }, rowProblem(error)));
    }
  }
  const accepted = planned.filter(({ plan }) => plan.plan !== 'skip').map(({ number }) => rows.get(number)!);
  return { planned, bad, rows: accepted };
};

const validated = (
  planner: Planner,
  { raw }: NumberedRaw,
  refuse: (problem: RecordedRefusal) => void,
): object | undefined => {
  if (!raw.row || raw.problem) {
    refuse(raw.problem ?? refusalOf('INVALID'));
    return undefined;
  }
  try {
    return validatedRow(planner.rowClass, raw.row, planner.isPartial);
  } catch (error) {
    refuse(rowProblem(error));
    return undefined;
  }
};

/** As a dry run answers them. */
export const plannedRows = ({
  planned,
  bad,
}: {
  planned: readonly PlannedWrite[];
  bad: readonly BadRow[];
}): PlannedRowResponse[] =>
  [
    ...planned.map(({ number, raw: { line }, plan: { plan, reason, changes } }) => {
      const problem = reason ? refusalOf(reason) : null;
      return { row: number, line, plan, changes, reason: problem?.message ?? null, problem };
    }),
    ...bad.map(({ number, line, problem }) => ({
      row: number,
      line,
      plan: 'error' as const,
      reason: refusalText(problem),
      problem,
    })),
  ].sort((a, b) => a.row - b.row);
