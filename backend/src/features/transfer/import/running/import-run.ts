import { DomainError, finishImport, importAggregate, importStream, startImport, UnavailableError } from '@henna/domain';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { BackgroundThrottle } from '../../../../shared/background-throttle.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { runPerStream } from '../../../../shared/per-stream-queue.ts';
import { ProjectionProgress } from '../../../../shared/projection-progress/projection-progress.ts';
import { EventStore } from '../../../../shared/stores/event-store.ts';
import { LOGGER } from '../../../../tokens.ts';
import { ImportBatch } from '../import-batch.ts';
import { passCount, SkippedError, type Planner } from '../plans/plan.ts';
import { Planners } from '../plans/planners.ts';
import { ImportFiles, type BadRow } from './import-files.ts';
import { ImportJobs, type ImportCounts, type ImportCursor, type ImportJob } from './import-jobs.ts';
import { Removals, type Removal } from './removals.ts';
import { ReplaceCheck } from './replace-check.ts';
import { badRow, planRows, rowProblem, type PlannedWrite } from '../plans/plan-rows.ts';
import { isOfContributions } from '../../record-files.ts';

/** Enough to share the store's commits. */
const inFlight = 8;
/** What the commands of a row are called: how rows are known again that were written before a crash. */
const rowCommands = ['add', 'restore', 'change', 'cast', 'give', 'post', 'create', 'set'];

/** Does imports, batch by batch of their rows; it can be interrupted anywhere and go on without doubling anything. */
@Injectable()
export class ImportRun {
  /** Names this process among those that share the records. */
  readonly holder = randomUUID();

  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
    private readonly planners: Planners,
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly progress: ProjectionProgress,
    private readonly background: BackgroundThrottle,
    private readonly check: ReplaceCheck,
    private readonly removals: Removals,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Begins an import, or goes on with one. Throws only what the stores throw. */
  async run(id: string): Promise<ImportJob> {
    const job = await this.jobs.get(id);
    const batch = new ImportBatch(id, job.startedAt.getTime());
    const started = await this.start(job, batch);
    await this.files.truncateErrors(id, job.errorBytes);
    // Rows after the cursor may have been written before a crash.
    let state = { ...job, again: job.cursor.rows > 0 || job.holder !== this.holder };
    if (state.cursor.phase === 'check') {
      if (!(await this.check.hasGoodRows(job, batch)))
        return this.finish(await this.check.refuseAll(job, batch), 'done');
      state = { ...state, ...(await this.listRemovals(job, started)) };
    }
    if (state.cursor.phase === 'remove') {
      const removed = await this.remove(state, batch);
      if (removed === 'cancelled') return this.finish(state, removed);
      state = { ...state, ...removed };
    }
    const planner = await this.planners.planner(job.entity, { batch, replaces: replacesRecords(job) });
    let written = -1n;
    for (let pass = state.cursor.pass; pass < passCount(planner); pass++) {
      const begin = pass === state.cursor.pass ? state.cursor : { offset: 0, rows: 0 };
      let number = begin.rows;
      for await (const { rows, end } of this.files.readLines(id, 'rows', begin.offset)) {
        const batchRows = rows.map((raw) => ({ number: ++number, raw }));
        // One batch is written while the views follow the one before.
        await this.progress.requirePassed(written);
        const outcome = await this.batch(planner, batch, batchRows, pass, state.again);
        written = outcome.position > written ? outcome.position : written;
        const counts = addedCounts(state, outcome, planner.passOf ? outcome.planCount : rows.length);
        const errorBytes = await this.files.appendErrors(id, outcome.bad);
        const cursor = { phase: 'rows' as const, pass, offset: end, rows: number };
        state = { ...state, ...counts, cursor, errorBytes, again: false };
        const position = written < 0n ? state.position : String(written);
        if (await this.jobs.update(id, { ...counts, cursor, errorBytes, position }))
          return this.finish({ ...state, position }, 'cancelled');
      }
    }
    await this.progress.requirePassed(written);
    return this.finish(state, 'done');
  }

  private async batch(
    planner: Planner,
    batch: ImportBatch,
    rows: Parameters<typeof planRows>[1],
    pass: number,
    again: boolean,
  ) {
    const { planned, bad, rows: accepted } = await planRows(planner, rows, pass);
    await planner.prepareWrites?.(accepted);
    let success = 0;
    let skipped = 0;
    let position = -1n;
    const planCount = planned.length + bad.length;
    const write = async (each: PlannedWrite) => {
      const { plan, stream } = each.plan;
      if (plan === 'skip') {
        if (again && (await this.wasWritten(batch, stream, each.number))) success++;
        else skipped++;
        return;
      }
      try {
        const reached = (await each.plan.write()) ?? -1n;
        if (reached > position) position = reached;
        success++;
      } catch (error) {
        if (error instanceof SkippedError) skipped++;
        else bad.push(badRow(each, rowProblem(error)));
      }
    };
    await runPerStream(
      planned.map((each) => ({ ...each.plan, run: () => this.background.run(() => write(each)) })),
      inFlight,
    );
    bad.sort((a, b) => a.number - b.number);
    return { success, skipped, bad, position, planCount };
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

  /** Lists what there is to remove once the views hold the events so far: later records stay. */
  private async listRemovals({ _id, entity }: ImportJob, upTo: bigint): Promise<Pick<ImportJob, 'cursor' | 'removal'>> {
    await this.progress.requirePassed(upTo);
    const total = await this.files.writeLines(_id, 'removals', this.removals.list(entity));
    const change = { cursor: startOf('remove'), removal: { total, done: 0 } };
    await this.jobs.update(_id, change);
    return change;
  }

  /** Removes what is listed; answers where it goes on, or that it was cancelled. */
  private async remove(
    job: ImportJob,
    batch: ImportBatch,
  ): Promise<Pick<ImportJob, 'cursor' | 'removal'> | 'cancelled'> {
    const { _id, entity, removal } = job;
    let done = job.cursor.rows;
    let written = -1n;
    const removeOne = async (item: Removal) => {
      try {
        const context = batch.context(`remove ${item.id}`);
        const position = (await this.removals.remove(context, entity, item, _id)) ?? -1n;
        if (position > written) written = position;
      } catch (error) {
        // Somebody else may have removed it since.
        if (!(error instanceof DomainError) || error instanceof UnavailableError) throw error;
      }
    };
    for await (const { rows, end } of this.files.readLines(_id, 'removals', job.cursor.offset)) {
      const work = rows.map((item) => ({
        stream: item.stream,
        run: () => this.background.run(() => removeOne(item)),
      }));
      await runPerStream(work, inFlight);
      done += rows.length;
      const cursor = { ...startOf('remove'), offset: end, rows: done };
      const progress = { cursor, removal: removal && { ...removal, done } };
      if (await this.jobs.update(_id, progress)) return 'cancelled';
    }
    await this.progress.requirePassed(written);
    const change = { cursor: startOf('rows'), removal: removal && { ...removal, done } };
    await this.jobs.update(_id, change);
    return change;
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
    this.logger.info({ import: _id, entity: job.entity, success, skipped, failed, outcome }, 'an import ended');
    return { ...job, ...change };
  }
}

/**
 * Whether all records count as removed when rows are planned: rows of the catalogue change what they take up, also when
 * they come again after a crash. Of what people did the views tell what is there.
 */
const replacesRecords = ({ entity, mode }: ImportJob) => mode === 'replace' && !isOfContributions(entity);

const startOf = (phase: ImportCursor['phase']): ImportCursor => ({ phase, pass: 0, offset: 0, rows: 0 });

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
