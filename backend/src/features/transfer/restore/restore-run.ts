import { comment, commentStream, withdrawComment, type EntityKind } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { runPerStream } from '../../../shared/bulk/stream-order.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { RemoveRecord } from '../../../shared/entities/entity-commands.ts';
import { ImageFiles } from '../../media/index.ts';
import type { ImportBatch } from '../import/import-batch.ts';
import { passCount, SkippedError, type NumberedRow, type Plan } from '../import/plans/plan.ts';
import { Planners } from '../import/plans/planners.ts';
import { planRows, rowProblem } from '../import/plans/plan-rows.ts';
import { PreviousNames } from './previous-names.ts';
import { text, type BackupRow, type RestoreFiles } from './restore-files.ts';
import type { RestoreTally } from './restore-jobs.ts';
import { restoreWriters } from './restore-writers.ts';
import { backupSections, type BackupSection } from '../backup/backup-sections.ts';

const inFlight = 32;

interface RestoreContext {
  readonly files: RestoreFiles;
  readonly batch: ImportBatch;
  readonly tally: RestoreTally;
  /** Ids of records that came from the demo of the installation that wrote the backup. */
  readonly demoIds: Set<unknown>;
}

type WrittenSection = keyof typeof restoreWriters;
type PlannedSection = Exclude<BackupSection, WrittenSection | 'erased' | 'demoRecords'>;
type RowPlan = Pick<Plan, 'stream' | 'after' | 'write'> & { readonly number: number };

/** Their rows have the id of the member. */
const personSections: ReadonlySet<BackupSection> = new Set(['members', 'traits', 'mutes']);

/** Writes the records of a backup, kind after kind: as an import does where it knows the kind, by writers of its own else. */
@Injectable()
export class RestoreRun {
  constructor(
    private readonly planners: Planners,
    private readonly pictures: ImageFiles,
    private readonly progress: ProjectionProgress,
  ) {}

  /** @param tally counts every record as it is written, skipped or refused */
  async run(files: RestoreFiles, batch: ImportBatch, tally: RestoreTally): Promise<void> {
    const restoring = { files, batch, tally, demoIds: new Set<unknown>() };
    for (const section of backupSections) {
      tally.section = section;
      // Erasures that the source knew of hold here too: what is left to be erased of these people is.
      if (section === 'erased') for await (const id of idsIn(files, section)) await this.planners.erased.record(id);
      else if (section === 'demoRecords') for await (const id of idsIn(files, section)) restoring.demoIds.add(id);
      else if (isWritten(section)) await this.write(section, restoring);
      else await this.plan(section, restoring);
      await this.progress.requirePassed(tally.position);
    }
    await this.progress.requirePassed(await this.removeRemovedParts(restoring));
    tally.section = 'withdrawnRoots';
    for await (const rows of files.batches('withdrawnRoots'))
      for (const row of rows)
        if (!this.isErased('withdrawnRoots', row)) tally.countWritten(await this.withdraw(row, batch));
    await this.progress.requirePassed(tally.position);
  }

  private async plan(section: PlannedSection, restoring: RestoreContext) {
    const { files, batch, tally, demoIds } = restoring;
    const part = batch.forSection(section);
    const planner = await this.planners.planner(importEntity(section), { batch: part, replaces: false });
    const names = await PreviousNames.load(files, section);
    for (let pass = 0; pass < passCount(planner); pass++)
      await this.each(section, restoring, pass, async (rows) => {
        const raws = rows.map(({ number, row }) => ({ number, raw: { row: names.importRow(row) } }));
        for (const { number, row } of rows) if (demoIds.has(row['id'])) part.demoRows.add(number);
        const { planned, bad, rows: accepted } = await planRows(planner, raws, pass);
        for (const { number, problem } of bad) tally.addRefused(number, problem);
        await planner.prepareWrites?.(accepted);
        return planned.map(({ number, plan }) => {
          const { row } = rows[number - rows[0]!.number]!;
          const write = async () => {
            const position = await plan.write();
            if (names.namesOf(row).length === 0) return position;
            // A renaming looks its record up.
            await this.progress.requirePassed(position ?? -1n);
            await names.rename(this.planners, row, batch);
            return position;
          };
          return { ...plan, number, write };
        });
      });
  }

  private async write(section: WrittenSection, restoring: RestoreContext) {
    const { batch, demoIds } = restoring;
    const { runner, store, keys } = this.planners;
    const tools = { runner, store, keys, pictures: this.pictures };
    const marked = batch.withOrigin('demo');
    await this.each(section, restoring, 0, (rows) =>
      rows.map(({ number: rowNumber, row }) => ({
        number: rowNumber,
        stream: String(row['productId'] ?? row['id'] ?? row['hash']),
        write: () =>
          restoreWriters[section]({ ...tools, row, rowNumber, batch: demoIds.has(row['id']) ? marked : batch }),
      })),
    );
  }

  /** Writes the rows of a section in batches, without those of members who were erased here or before the backup. */
  private async each(
    section: BackupSection,
    { files, tally }: RestoreContext,
    pass: number,
    plan: (rows: readonly NumberedRow<BackupRow>[]) => Promise<readonly RowPlan[]> | readonly RowPlan[],
  ) {
    let last = 0;
    for await (const all of files.batches(section)) {
      const rows = all.filter((row) => !this.isErased(section, row)).map((row) => ({ number: ++last, row }));
      // Each pass reads them again.
      if (pass === 0) for (let skipped = rows.length; skipped < all.length; skipped++) tally.countSkipped();
      const work = (await plan(rows)).map(({ number, write, ...order }) => ({
        ...order,
        run: async () => {
          try {
            tally.countWritten(await write());
          } catch (error) {
            if (error instanceof SkippedError) tally.countSkipped();
            else tally.addRefused(number, rowProblem(error));
          }
        },
      }));
      await runPerStream(work, inFlight);
    }
  }

  /** Removes the categories and subcategories that were written only because removed ones still have products. */
  private async removeRemovedParts({ files, batch }: RestoreContext): Promise<bigint> {
    let last = -1n;
    const removed = new Set<string>();
    const remove = async (kind: EntityKind, id: string) => {
      const { position } = await this.planners.commands.execute(
        new RemoveRecord(batch.context(`remove ${id}`), kind, id),
      );
      last = position ?? last;
    };
    for await (const id of idsIn(files, 'removedCategories')) {
      removed.add(id);
      await remove('category', id);
    }
    // Their category took some of them with it.
    for await (const id of idsIn(files, 'removedSubcategories', ({ categoryId }) => !removed.has(String(categoryId))))
      await remove('subcategory', id);
    return last;
  }

  private async withdraw(row: BackupRow, batch: ImportBatch): Promise<bigint | undefined> {
    const commentId = text(row, 'id');
    const context = batch.context(`withdraw ${commentId}`);
    const decide = withdrawComment({ commentId, at: context.at });
    return (await this.planners.runner.run(comment, commentStream(commentId), context, decide)).position;
  }

  private isErased(section: BackupSection, row: BackupRow): boolean {
    const id = personSections.has(section) ? row['id'] : row['userId'];
    return typeof id === 'string' && this.planners.erased.has(id);
  }
}

async function* idsIn(files: RestoreFiles, section: BackupSection, isIncluded?: (row: BackupRow) => boolean) {
  for await (const rows of files.batches(section))
    for (const row of rows) {
      const { id } = row;
      if (typeof id === 'string' && validate(id) && (isIncluded?.(row) ?? true)) yield id;
    }
}

const isWritten = (section: BackupSection): section is WrittenSection => section in restoreWriters;

/** What is removed in the end is added first, as what stays is. */
const importEntity = (section: PlannedSection) =>
  section === 'removedCategories' ? 'categories' : section === 'removedSubcategories' ? 'subcategories' : section;
