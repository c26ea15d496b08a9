import { inBatches } from '../../../../shared/slices.ts';
import { refusalOf } from '@henna/domain/refusals';
import { Injectable } from '@nestjs/common';
import { CatalogueIndex } from '../../../listing/index.ts';
import { rowPlans, type RowPlan } from '../../transfer.responses.ts';
import { ImportBatch } from '../import-batch.ts';
import { workOf } from '../import-modes.ts';
import { MissingRecords, type MissingRecord } from '../plans/missing-records.ts';
import { passCount } from '../plans/plan.ts';
import { planRows, type NumberedRaw } from '../plans/plan-rows.ts';
import { Planners } from '../plans/planners.ts';
import { ImportFiles, rowsAtOnce } from '../running/import-files.ts';
import { draftRows } from './draft-rows.ts';
import {
  cellText,
  type DraftChoice,
  type DraftPlan,
  type ImportDraft,
  type MissingName,
  type PlannedLine,
} from './import-draft.ts';

/** Plans the rows of drafts, and answers pages of these plans. */
@Injectable()
export class DraftPlans {
  constructor(
    private readonly files: ImportFiles,
    private readonly planners: Planners,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Plans all rows and stores what would become of each, a batch at a time. */
  async plan(draft: ImportDraft, choice: DraftChoice): Promise<DraftPlan> {
    const batch = new ImportBatch(draft.id, Date.now());
    const missing = new MissingRecords(batch, choice.creates);
    const planner = await this.planners.planner(choice.entity, { batch, ...workOf(choice.mode), missing });
    const counts = Object.fromEntries(rowPlans.map((plan) => [plan, 0])) as Record<RowPlan, number>;
    const files = this.files;
    const lines = async function* () {
      for (let pass = 0; pass < passCount(planner); pass++) {
        let number = 0;
        const rows = draftRows(draft, choice, files.upload(draft.id, 'source'));
        for await (const some of inBatches(rows, rowsAtOnce)) {
          const numbered = some.map((raw): NumberedRaw => ({ number: ++number, raw }));
          for (const line of linesOfPlan(numbered, await planRows(planner, numbered, pass))) {
            counts[line.plan]++;
            yield line;
          }
        }
      }
    };
    await this.files.writeLines(draft.id, 'plan', lines());
    return { counts, missing: this.namesOf(missing.all) };
  }

  /** The planned rows, of one plan or all, a batch at a time. */
  async *lines(id: string, plan?: RowPlan): AsyncGenerator<PlannedLine> {
    for await (const { rows } of this.files.readLines(id, 'plan', 0))
      for (const line of rows) if (plan === undefined || line.plan === plan) yield line;
  }

  /** @param page from 1 */
  async page(id: string, plan: RowPlan | undefined, page: number, pageSize: number): Promise<readonly PlannedLine[]> {
    const found: PlannedLine[] = [];
    let index = 0;
    for await (const line of this.lines(id, plan)) {
      if (index++ < (page - 1) * pageSize) continue;
      if (found.push(line) === pageSize) break;
    }
    return found;
  }

  private namesOf(missing: readonly MissingRecord[]): MissingName[] {
    const byId = new Map(missing.map((record) => [record.id, record]));
    return missing.map(({ kind, name, categoryId }) => {
      const category = categoryId && (byId.get(categoryId)?.name ?? this.catalogue.category(categoryId)?.displayName);
      return { kind, name, ...(category && { category }) };
    });
  }
}

/** In the order of the rows. */
const linesOfPlan = (
  rows: readonly NumberedRaw[],
  { planned, bad }: Awaited<ReturnType<typeof planRows>>,
): PlannedLine[] => {
  const raws = new Map(rows.map(({ number, raw }) => [number, raw]));
  const cellsOf = (number: number) =>
    Object.fromEntries(Object.entries(raws.get(number)!.row ?? {}).map(([field, value]) => [field, cellText(value)]));
  return [
    ...planned.map(({ number: row, raw: { line }, plan: { plan, reason, changes } }) => ({
      ...{ row, line, plan, changes },
      problem: reason ? refusalOf(reason) : null,
      cells: cellsOf(row),
    })),
    // What is about an erased member is not stored.
    ...bad.map(({ number: row, line, problem, row: shown }) => ({
      ...{ row, line, plan: 'error' as const, problem },
      cells: shown === null && raws.get(row)!.row ? {} : cellsOf(row),
    })),
  ].sort((one, other) => one.row - other.row);
};
