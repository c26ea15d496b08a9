import { applyCompensation, entityOf, type Compensation, type RecordState } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../../settings.ts';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { changeValue } from '../change-values.ts';
import { History } from '../history-entries.ts';
import { HistoryResponses, type Entry } from '../entry-responses.ts';
import { CurrentRecords } from './current-records.ts';
import { mostSteps, type UndoPickRequest } from './undo.requests.ts';
import { UndoneSoFar, UndoSteps, type UndoDone } from './undo-steps.ts';
import { canUndo, isUndone } from './undoable.ts';
import type { UndoPreviewResponse, UndoResultResponse, UndoStepResponse } from './undo.responses.ts';

const newerAtOnce = 2_000;

/** What is taken back: some entries, or a batch from its end. */
export type Wanted =
  { readonly positions: readonly bigint[] } | { readonly batch: string; readonly before?: bigint | undefined };

/** Takes changes back by ordinary commands: nothing is rewritten, and what has moved since is not overwritten. */
@Injectable()
export class Undo {
  constructor(
    private readonly history: History,
    private readonly responses: HistoryResponses,
    private readonly records: CurrentRecords,
    private readonly catalogue: CatalogueIndex,
    private readonly steps: UndoSteps,
  ) {}

  /** What taking back would do now, the newest first, as if each step had been done before the next. */
  async preview(wanted: Wanted, role: TokenRole): Promise<UndoPreviewResponse> {
    const { entries, undoable, next } = await this.entries(wanted, role);
    const shown = await this.responses.of(entries, role);
    const known = new Map<string, RecordState | undefined>();
    const soFar = new UndoneSoFar();
    const stepOf = async (entry: Entry, isUndoable: boolean) => {
      const key = this.records.keyOf(entry);
      if (isUndoable && !known.has(key)) known.set(key, await this.records.read(entry));
      const record = known.get(key);
      const compensation = isUndoable ? this.steps.compensationOf(entry, record, soFar) : undefined;
      if (compensation) known.set(key, applyCompensation(record, compensation));
      if (compensation && compensation.act !== 'none') soFar.touched.add(key);
      if (compensation?.changedSince) soFar.kept.add(key);
      return [compensation, record] as const;
    };
    if ('batch' in wanted && wanted.before !== undefined) {
      const newer = await this.newer(wanted.batch, wanted.before, entries, role);
      for (const entry of newer.entries) await stepOf(entry, newer.undoable(entry));
    }
    const steps: UndoStepResponse[] = [];
    for (const [index, entry] of entries.entries())
      steps.push(this.step(shown[index]!, ...(await stepOf(entry, undoable(entry)))));
    const total = 'batch' in wanted ? await this.history.count(wanted.batch) : entries.length;
    return { steps, total, next };
  }

  /** Takes back what is wanted, at most so many entries of a batch at once. */
  async run(
    wanted: Wanted,
    picks: readonly UndoPickRequest[],
    context: CommandContext,
    role: TokenRole,
  ): Promise<{ readonly result: UndoResultResponse; readonly position: bigint | undefined }> {
    const { entries, undoable, next } = await this.entries(wanted, role);
    const done: UndoDone[] = [];
    const soFar = new UndoneSoFar();
    for (const entry of entries) {
      const position = String(BigInt(entry._id));
      const pick = picks.find((each) => BigInt(each.position) === BigInt(position));
      done.push(
        undoable(entry)
          ? await this.steps.take(entry, pick, context, soFar)
          : { item: { position, outcome: 'nothing', message: null } },
      );
    }
    const items = done.map(({ item }) => item);
    const undone = items.filter(({ outcome }) => outcome === 'undone' || outcome === 'partly').length;
    const position = done.reduce<bigint | undefined>(
      (latest, { position: written }) =>
        written !== undefined && (latest === undefined || written > latest) ? written : latest,
      undefined,
    );
    return { result: { items, undone, next, correlationId: context.correlationId }, position };
  }

  /** The newest first, and which of them this role may take back and nobody has. */
  private async entries(wanted: Wanted, role: TokenRole) {
    const found =
      'batch' in wanted
        ? await this.history.page({ batch: wanted.batch }, mostSteps, wanted.before)
        : await this.history.at(wanted.positions);
    const entries = found.toSorted((a, b) => (a._id < b._id ? 1 : -1));
    const isMore = 'batch' in wanted && entries.length === mostSteps;
    const next = isMore ? String(BigInt(entries.at(-1)!._id)) : null;
    return { entries, undoable: await this.undoable(entries, role), next };
  }

  /** What of a batch comes back before some entries, and is about the same records. */
  private async newer(batch: string, until: bigint, entries: readonly Entry[], role: TokenRole) {
    const keys = new Set(entries.map((entry) => this.records.keyOf(entry)));
    const found: Entry[] = [];
    for (let before: bigint | undefined; ;) {
      const page = (await this.history.page({ batch }, newerAtOnce, before)).filter(({ _id }) => BigInt(_id) >= until);
      if (page.length === 0) return { entries: found, undoable: await this.undoable(found, role) };
      found.push(...page.filter((entry) => keys.has(this.records.keyOf(entry))));
      before = BigInt(page.at(-1)!._id);
    }
  }

  private async undoable(entries: readonly Entry[], role: TokenRole) {
    const undoing = await this.responses.undoing(entries);
    return (entry: Entry) => canUndo(entry, role) && !isUndone(entry, undoing);
  }

  private step(
    entry: UndoStepResponse['entry'],
    compensation: Compensation | undefined,
    record: RecordState | undefined,
  ): UndoStepResponse {
    const descriptors = entityOf(entry.type).fields;
    const { act = 'none', fields = [], changedSince = false, problem = null } = compensation ?? {};
    return {
      entry,
      act,
      fields: fields.map(({ field, now, back, changedSince: moved }) => ({
        field,
        now: changeValue(this.catalogue, descriptors[field], now),
        back: changeValue(this.catalogue, descriptors[field], back),
        changedSince: moved,
      })),
      changedSince,
      problem: !compensation && entry.undo === 'no' ? 'not allowed' : problem,
      revision: record?.revision ?? -1,
    };
  }
}
