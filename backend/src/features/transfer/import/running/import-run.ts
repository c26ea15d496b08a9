import { finishImport, importAggregate, importStream, startImport } from '@henna/domain';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { BulkPool, slicesAtOnce, type Slice } from '../../../../shared/bulk/bulk-pool.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../../../shared/projection-progress/projection-progress.ts';
import { EventStore } from '../../../../shared/stores/event-store.ts';
import { LOGGER } from '../../../../tokens.ts';
import { ImportBatch } from '../import-batch.ts';
import { passCount, SkippedError, type Planner } from '../plans/plan.ts';
import { Planners } from '../plans/planners.ts';
import { ImportFiles, rowsAtOnce, type BadRow } from './import-files.ts';
import {
  ImportJobs,
  phaseAfterCreation,
  startOf,
  type ImportCounts,
  type ImportCursor,
  type ImportJob,
} from './import-jobs.ts';
import { CreationRun } from './creation-run.ts';
import { RemovalRun } from './removal-run.ts';
import { ReplaceCheck } from './replace-check.ts';
import { badRow, planRows, rowProblem, type NumberedRaw, type PlannedWrite } from '../plans/plan-rows.ts';
import { isOfContributions } from '../../exported-entities.ts';

/** A crash may leave so many rows after the cursor that were written already. */
const rowsInProgress = slicesAtOnce * rowsAtOnce;
/** What the commands of a row are called: how rows are known again that were written before a crash. */
const rowCommands = ['add', 'restore', 'change', 'cast', 'give', 'post', 'create', 'set'];

/** What became of a slice of rows; complete when its tasks have ended. */
interface RowsOutcome {
  success: number;
  skipped: number;
  position: bigint;
  readonly bad: BadRow[];
  /** Rows that the pass deals with. */
  readonly count: number;
  readonly cursor: ImportCursor;
}

/** Does imports, batch by batch of their rows; it can be interrupted anywhere and go on without doubling anything. */
@Injectable()
export class ImportRun {
  /** Names this process among those that share the records. */
  readonly holder = randomUUID();
  /** Imports that this process has begun and not ended. */
  readonly #begun = new Set<string>();

  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
    private readonly planners: Planners,
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly progress: ProjectionProgress,
    private readonly pool: BulkPool,
    private readonly check: ReplaceCheck,
    private readonly creation: CreationRun,
    private readonly removals: RemovalRun,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Begins an import, or goes on with one. Throws only what the stores throw. */
  async run(id: string): Promise<ImportJob> {
    const job = await this.jobs.get(id);
    const batch = new ImportBatch(id, job.startedAt.getTime());
    const started = await this.start(job, batch);
    await this.files.truncateErrors(id, job.errorBytes);
    let state = job;
    const isResumed = job.cursor.rows > 0 || job.holder !== this.holder || this.#begun.has(id);
    this.#begun.add(id);
    // Plans look into the views; what was written before an interruption must be in them.
    if (isResumed) await this.progress.requirePassed(await this.store.tail());
    if (state.cursor.phase === 'create') {
      await this.creation.run(job, batch);
      const cursor = startOf(phaseAfterCreation(job.mode));
      await this.jobs.update(id, { cursor });
      state = { ...state, cursor };
    }
    if (state.cursor.phase === 'check') {
      if (!(await this.check.hasGoodRows(job, batch)))
        return this.finish(await this.check.refuseAll(job, batch), 'done');
      state = { ...state, ...(await this.removals.list(job, started)) };
    }
    if (state.cursor.phase === 'remove') {
      const removed = await this.removals.run(state, batch);
      if (removed === 'cancelled') return this.finish(state, removed);
      state = { ...state, ...removed };
    }
    const work = { batch, replaces: replacesRecords(job), updates: job.mode === 'update' };
    const planner = await this.planners.planner(job.entity, work);
    let written = -1n;
    const cancelling = { isAsked: false };
    for (let pass = state.cursor.pass; pass < passCount(planner) && !cancelling.isAsked; pass++) {
      const isFirst = pass === state.cursor.pass;
      const begin = isFirst ? state.cursor : startOf('rows');
      const rewritten = isFirst && isResumed ? begin.rows + rowsInProgress : 0;
      const slices = this.slices(planner, batch, { pass, begin, rewritten }, cancelling);
      for await (const outcome of this.pool.run(slices)) {
        const { success, skipped, bad, count, position, cursor } = outcome;
        if (position > written) written = position;
        bad.sort((one, other) => one.number - other.number);
        const counts = addedCounts(state, { success, skipped, bad }, count);
        const errorBytes = await this.files.appendErrors(id, bad);
        state = { ...state, ...counts, cursor, errorBytes, ...(written >= 0n && { position: String(written) }) };
        const change = { ...counts, cursor, errorBytes, position: state.position };
        if (await this.jobs.update(id, change)) cancelling.isAsked = true;
      }
      await this.progress.requirePassed(written);
    }
    return this.finish(state, cancelling.isAsked ? 'cancelled' : 'done');
  }

  /** The rows of a pass, planned slice by slice while those before are written. */
  private async *slices(
    planner: Planner,
    batch: ImportBatch,
    { pass, begin, rewritten }: { pass: number; begin: ImportCursor; rewritten: number },
    cancelling: { readonly isAsked: boolean },
  ): AsyncGenerator<Slice<RowsOutcome>> {
    let number = begin.rows;
    for await (const { rows: raws, end } of this.files.readLines(batch.id, 'rows', begin.offset)) {
      if (cancelling.isAsked) return;
      const numbered = raws.map((raw): NumberedRaw => ({ number: ++number, raw }));
      const { planned, bad, rows } = await planRows(planner, numbered, pass);
      await planner.prepareWrites?.(rows);
      const count = planner.passOf ? planned.length + bad.length : raws.length;
      const cursor = { phase: 'rows' as const, pass, offset: end, rows: number };
      const outcome: RowsOutcome = { success: 0, skipped: 0, bad, position: -1n, count, cursor };
      const write = (each: PlannedWrite) => this.write(each, batch, outcome, each.number <= rewritten);
      yield { tasks: planned.map((each) => ({ ...each.plan, run: () => write(each) })), result: outcome };
    }
  }

  private async write(
    each: PlannedWrite,
    batch: ImportBatch,
    outcome: RowsOutcome,
    mayBeRewritten: boolean,
  ): Promise<bigint | undefined> {
    const { plan, stream, write } = each.plan;
    if (plan === 'skip') {
      if (mayBeRewritten && (await this.wasWritten(batch, stream, each.number))) outcome.success++;
      else outcome.skipped++;
      return undefined;
    }
    try {
      const position = await write();
      if (position !== undefined && position > outcome.position) outcome.position = position;
      outcome.success++;
      return position;
    } catch (error) {
      if (error instanceof SkippedError) outcome.skipped++;
      else outcome.bad.push(badRow(each, rowProblem(error)));
      return undefined;
    }
  }

  /** Whether a row whose record exists was written by this very import. */
  private async wasWritten(batch: ImportBatch, stream: string, number: number): Promise<boolean> {
    const own = new Set(rowCommands.map((command) => batch.commandId(`${number} ${command}`)));
    const { events } = await this.store.read(stream);
    return events.some(({ metadata }) => own.has(metadata.commandId));
  }

  private async start({ _id, entity, mode, total, by, startedAt }: ImportJob, batch: ImportBatch) {
    const data = { importId: _id, entity, mode, rows: total, by, startedAt: startedAt.toISOString() };
    return (await this.runner.run(importAggregate, importStream(_id), batch.context('start'), startImport(data)))
      .position!;
  }

  private async finish(job: ImportJob, outcome: 'done' | 'cancelled'): Promise<ImportJob> {
    const { _id, success, skipped, failed } = job;
    const finishedAt = new Date();
    const data = { importId: _id, outcome, success, skipped, failed, finishedAt: finishedAt.toISOString() };
    const context = new ImportBatch(_id, finishedAt.getTime()).context('finish');
    const { position } = await this.runner.run(importAggregate, importStream(_id), context, finishImport(data));
    const change = { status: outcome, finishedAt, ...(position !== undefined && { position: String(position) }) };
    await this.jobs.update(_id, change);
    await this.files.drop(_id, 'rows', 'removals');
    this.#begun.delete(_id);
    this.logger.info({ import: _id, entity: job.entity, success, skipped, failed, outcome }, 'an import ended');
    return { ...job, ...change };
  }
}

/**
 * Whether all records count as removed when rows are planned: rows of the catalogue change what they take up, also when
 * they come again after a crash. Of what people did the views tell what is there.
 */
const replacesRecords = ({ entity, mode }: ImportJob) => mode === 'replace' && !isOfContributions(entity);

const addedCounts = (
  counts: ImportCounts,
  { success, skipped, bad }: { success: number; skipped: number; bad: readonly BadRow[] },
  rows: number,
): ImportCounts => ({
  done: counts.done + rows,
  success: counts.success + success,
  skipped: counts.skipped + skipped,
  failed: counts.failed + bad.length,
});
