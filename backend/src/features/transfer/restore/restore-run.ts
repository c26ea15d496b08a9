import { backupSections, type BackupSection } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { ErasedMembers } from '../../../shared/erasure/erased-members.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import type { Batch } from '../import/batch.ts';
import { passesOf, SkippedError } from '../import/plans/plan.ts';
import { Planners } from '../import/plans/planners.ts';
import { inOrder, type Work } from '../../../shared/in-order.ts';
import { planRows, problemOf } from '../import/running/row-outcomes.ts';
import { FormerNames } from './former-names.ts';
import type { BackupRow, RestoreFiles } from './restore-files.ts';
import type { RestoreTally } from './restore-tally.ts';
import { RemovedPlaces } from './removed-places.ts';
import { RestoreWriters } from './restore-writers.ts';

const inFlight = 32;
const patienceMs = 120_000;

interface Restoring {
  readonly files: RestoreFiles;
  readonly batch: Batch;
  readonly tally: RestoreTally;
  /** Ids of what the demo had brought where the backup comes from. */
  readonly ofDemo: ReadonlySet<unknown>;
}

/** Writes the records of a backup, kind after kind: as an import does where it knows the kind, by writers of its own else. */
@Injectable()
export class RestoreRun {
  constructor(
    private readonly planners: Planners,
    private readonly writers: RestoreWriters,
    private readonly removedPlaces: RemovedPlaces,
    private readonly progress: ProjectionProgress,
    private readonly erased: ErasedMembers,
  ) {}

  /** @param tally is told of every record as it is written, skipped or refused */
  async run(files: RestoreFiles, batch: Batch, tally: RestoreTally): Promise<void> {
    const ofDemo = new Set<unknown>();
    const restoring = { files, batch, tally, ofDemo };
    for (const section of backupSections) {
      tally.section = section;
      if (section === 'erased') await this.recordErased(files);
      else if (section === 'demoRecords') await note(ofDemo, files);
      else if (isPlanned(section)) await this.plan(section, restoring);
      else await this.write(section, restoring);
      await this.follow(tally.position);
    }
    await this.follow(await this.removedPlaces.remove(files, batch));
    tally.section = 'withdrawnRoots';
    for await (const rows of files.batches('withdrawnRoots'))
      for (const row of this.withoutErased('withdrawnRoots', rows, () => undefined))
        tally.wrote(await this.writers.withdrawRoot(row, batch));
    await this.follow(tally.position);
  }

  private async plan(section: PlannedSection, { files, batch, tally, ofDemo }: Restoring) {
    const part = batch.partOf(section);
    const planner = await this.planners.planner(plannedAs(section), { batch: part, cleared: false });
    const names = await FormerNames.in(files, section);
    for (let pass = 0; pass < passesOf(planner); pass++) {
      let number = 0;
      for await (const all of files.batches(section)) {
        // Each pass meets them again.
        const rows = this.withoutErased(section, all, pass === 0 ? () => tally.skip() : () => undefined);
        const raws = rows.map((row) => ({ number: ++number, raw: { row: this.writers.asRow(row, names.of(row)) } }));
        for (const { number: of, raw } of raws) if (ofDemo.has(raw.row['id'])) part.ofDemo.add(of);
        const { planned, bad, rows: accepted } = await planRows(planner, raws, pass);
        for (const { number: of, problem } of bad) tally.refuse(of, problem);
        await planner.provide?.(accepted);
        const first = number - rows.length;
        const work = planned.map(({ number: of, plan }): Work => ({
          ...plan,
          run: async () => {
            if (plan.plan === 'skip') return tally.skip();
            try {
              const position = await plan.write();
              tally.wrote(position);
              const row = rows[of - first - 1]!;
              const former = names.of(row);
              if (former.length === 0) return;
              // A renaming looks its record up.
              await this.follow(position ?? -1n);
              await this.writers.renameAsBefore(section, row, former, batch);
            } catch (error) {
              if (error instanceof SkippedError) tally.skip();
              else tally.refuse(of, problemOf(error));
            }
          },
        }));
        await inOrder(work, inFlight);
      }
    }
  }

  private async write(section: WrittenSection, { files, batch, tally, ofDemo }: Restoring) {
    const marked = batch.as('demo');
    let number = 0;
    for await (const all of files.batches(section)) {
      const rows = this.withoutErased(section, all, () => tally.skip());
      const work = rows.map((row): Work => {
        const of = ++number;
        return {
          stream: String(row['productId'] ?? row['id'] ?? row['hash']),
          run: async () => {
            try {
              const own = ofDemo.has(row['id']) ? marked : batch;
              tally.wrote(await this.writers.write(section, row, own, of));
            } catch (error) {
              tally.refuse(of, problemOf(error));
            }
          },
        };
      });
      await inOrder(work, inFlight);
    }
  }

  /** Erasures that the source knew of hold here too: what is left to be erased of these people is. */
  private async recordErased(files: RestoreFiles) {
    for await (const rows of files.batches('erased'))
      for (const { id } of rows) if (typeof id === 'string' && validate(id)) await this.erased.record(id);
  }

  /** What belongs to people who are erased, by what either side knows, stays away. */
  private withoutErased(section: BackupSection, rows: readonly BackupRow[], skip: () => void): readonly BackupRow[] {
    return rows.filter((row) => {
      const id = section === 'members' ? row['id'] : row['userId'];
      const isGone = typeof id === 'string' && this.erased.has(id);
      if (isGone) skip();
      return !isGone;
    });
  }

  private async follow(position: bigint) {
    if (position >= 0n && !(await this.progress.waitFor(position, patienceMs)))
      throw new Error('the read models do not follow');
  }
}

/** Votes come with the ids of their options, retired ones too: an import would refuse these. */
export type WrittenSection =
  'trendingRules' | 'demo' | 'members' | 'pictures' | 'productImages' | 'visits' | 'votes' | 'withdrawnRoots';
/** No records: what is known of some. */
type Mark = 'erased' | 'demoRecords';
export type PlannedSection = Exclude<BackupSection, WrittenSection | Mark>;
/** What is removed in the end is added first, as what stays is. */
const plannedAs = (section: PlannedSection) =>
  section === 'removedCategories' ? 'categories' : section === 'removedSubcategories' ? 'subcategories' : section;
const written: readonly BackupSection[] = [
  'trendingRules',
  'demo',
  'members',
  'pictures',
  'productImages',
  'visits',
  'votes',
  'withdrawnRoots',
] satisfies readonly WrittenSection[];
const note = async (ids: Set<unknown>, files: RestoreFiles) => {
  for await (const rows of files.batches('demoRecords'))
    for (const { id } of rows) if (typeof id === 'string' && validate(id)) ids.add(id);
};
const isPlanned = (section: Exclude<BackupSection, Mark>): section is PlannedSection => !written.includes(section);

export type { BackupRow };
