import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { Background } from '../../../../shared/background.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../../../shared/positions/projection-progress.ts';
import { EventStore } from '../../../../shared/stores/event-store.ts';
import { LOGGER } from '../../../../tokens.ts';
import { ClearKind, isCleared } from '../../../clearing/index.ts';
import { Batch } from '../batch.ts';
import { finishImport, importing, importStream, startImport } from '../import.ts';
import { passesOf, SkippedError, type Planner } from '../plans/plan.ts';
import { Planners } from '../plans/planners.ts';
import { inOrder } from '../../../../shared/in-order.ts';
import { ImportFiles, type BadRow } from './import-files.ts';
import { ImportJobs, type ImportCounts, type ImportJob } from './import-jobs.ts';
import { ReplaceCheck } from './replace-check.ts';
import { badRow, planRows, problemOf, type Planned } from './row-outcomes.ts';

/** Enough to share the store's commits. */
const inFlight = 8;
const patienceMs = 120_000;
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
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly progress: ProjectionProgress,
    private readonly background: Background,
    private readonly check: ReplaceCheck,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Begins an import, or goes on with one. Throws only what the stores throw. */
  async run(id: string): Promise<ImportJob> {
    const job = await this.jobs.get(id);
    const batch = new Batch(id, job.startedAt.getTime());
    await this.start(job, batch);
    await this.files.cutErrors(id, job.errorBytes);
    // Rows behind the cursor may have been written before a crash.
    let state = { ...job, again: job.cursor.rows > 0 || job.holder !== this.holder };
    if (job.mode === 'replace' && state.cursor.phase === 'check' && !(await this.check.hasGoodRows(job, batch)))
      return this.finish(await this.check.refuseAll(job, batch), 'done');
    if (job.mode === 'replace' && state.cursor.phase !== 'rows') {
      await this.jobs.update(id, { cursor: { phase: 'clear', pass: 0, offset: 0, rows: 0 } });
      await this.clear(job, batch);
    }
    const planner = await this.planners.planner(job.entity, { batch, cleared: stillThere(job) });
    let written = -1n;
    for (let pass = state.cursor.pass; pass < passesOf(planner); pass++) {
      const begin = pass === state.cursor.pass ? state.cursor : { offset: 0, rows: 0 };
      let number = begin.rows;
      for await (const { rows, end } of this.files.batches(id, begin.offset)) {
        const batchRows = rows.map((raw) => ({ number: ++number, raw }));
        // One batch is written while the views follow the one before.
        await this.follow(written);
        const outcome = await this.batch(planner, batch, batchRows, pass, state.again);
        written = outcome.position > written ? outcome.position : written;
        const counts = added(state, outcome, planner.passOf ? outcome.taken : rows.length);
        const errorBytes = await this.files.keepErrors(id, outcome.bad);
        const cursor = { phase: 'rows' as const, pass, offset: end, rows: number };
        state = { ...state, ...counts, cursor, errorBytes, again: false };
        const position = written < 0n ? state.position : String(written);
        if (await this.jobs.update(id, { ...counts, cursor, errorBytes, position }))
          return this.finish({ ...state, position }, 'cancelled');
      }
    }
    await this.follow(written);
    return this.finish(state, 'done');
  }

  private async batch(
    planner: Planner,
    batch: Batch,
    rows: Parameters<typeof planRows>[1],
    pass: number,
    again: boolean,
  ) {
    const { planned, bad, rows: accepted } = await planRows(planner, rows, pass);
    await planner.provide?.(accepted);
    let success = 0;
    let skipped = 0;
    let position = -1n;
    const taken = planned.length + bad.length;
    const write = async (each: Planned) => {
      const { plan, stream } = each.plan;
      if (plan === 'skip') {
        if (again && (await this.wroteBefore(batch, stream, each.number))) success++;
        else skipped++;
        return;
      }
      try {
        const reached = (await each.plan.write()) ?? -1n;
        if (reached > position) position = reached;
        success++;
      } catch (error) {
        if (error instanceof SkippedError) skipped++;
        else bad.push(badRow(each, problemOf(error)));
      }
    };
    await inOrder(
      planned.map((each) => ({ ...each.plan, run: () => this.background.run(() => write(each)) })),
      inFlight,
    );
    bad.sort((a, b) => a.number - b.number);
    return { success, skipped, bad, position, taken };
  }

  /** Whether a row that is there already came by this very import. */
  private async wroteBefore(batch: Batch, stream: string, number: number): Promise<boolean> {
    const own = new Set(rowCommands.map((command) => batch.commandId(`${number} ${command}`)));
    const { events } = await this.store.read(stream);
    return events.some(({ metadata }) => own.has(metadata.commandId));
  }

  private async start({ _id, entity, mode, total, by, startedAt }: ImportJob, batch: Batch) {
    const data = { importId: _id, entity, mode, rows: total, by, startedAt: startedAt.toISOString() };
    await this.runner.run(importing, importStream(_id), batch.context('start'), startImport(data));
  }

  /** A setting is not taken away before it is set anew. */
  private async clear({ _id, entity }: ImportJob, batch: Batch) {
    if (!isCleared(entity)) return;
    const { position = -1n } = await this.commands.execute(new ClearKind(batch.context('clear'), entity, _id));
    await this.follow(position);
  }

  private async finish(job: ImportJob, outcome: 'done' | 'cancelled'): Promise<ImportJob> {
    const { _id, success, skipped, failed } = job;
    const finishedAt = new Date();
    const data = { importId: _id, outcome, success, skipped, failed, finishedAt: finishedAt.toISOString() };
    const context = new Batch(_id, finishedAt.getTime()).context('finish');
    const { position } = await this.runner.run(importing, importStream(_id), context, finishImport(data));
    const change = { status: outcome, finishedAt, ...(position !== undefined && { position: String(position) }) };
    await this.jobs.update(_id, change);
    await this.files.drop(_id, 'rows');
    this.logger.info({ import: _id, entity: job.entity, success, skipped, failed, outcome }, 'an import ended');
    return { ...job, ...change };
  }

  private async follow(position: bigint) {
    if (position >= 0n && !(await this.progress.waitFor(position, patienceMs)))
      throw new Error('the read models do not follow');
  }
}

const stillThere = ({ entity, mode }: ImportJob) => mode === 'replace' && !isCleared(entity);

const added = (
  counts: ImportCounts,
  { success, skipped, bad }: { success: number; skipped: number; bad: readonly BadRow[] },
  rows: number,
): ImportCounts => ({
  done: counts.done + rows,
  success: counts.success + success,
  skipped: counts.skipped + skipped,
  failed: counts.failed + bad.length,
});
