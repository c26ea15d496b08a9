import { applyCompensation, entityOf, type Compensation, type RecordState } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../../settings.ts';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { changeValue } from '../change-values.ts';
import { HistoryResponses, type Entry } from '../entry-responses.ts';
import { History } from '../history-entries.ts';
import { CurrentRecords } from './current-records.ts';
import { UndoProgress, UndoSteps, type UndoneEntry } from './undo-steps.ts';
import { mostSteps, type UndoPickRequest } from './undo.requests.ts';
import type { UndoPreviewResponse, UndoResultResponse, UndoStepResponse } from './undo.responses.ts';
import { canUndo, isUndone } from './undoable.ts';

const newerAtOnce = 2_000;

/** What is undone: some entries, or a batch from its end. */
export type UndoTarget =
  { readonly positions: readonly bigint[] } | { readonly batch: string; readonly before?: bigint | undefined };

/** Undoes changes by ordinary commands: the log is only appended to, and later changes are not overwritten. */
@Injectable()
export class Undo {
  constructor(
    private readonly history: History,
    private readonly responses: HistoryResponses,
    private readonly records: CurrentRecords,
    private readonly catalogue: CatalogueIndex,
    private readonly steps: UndoSteps,
  ) {}

  /** What an undo would do now, newest first, as if each step had been done before the next. */
  async preview(target: UndoTarget, role: TokenRole): Promise<UndoPreviewResponse> {
    const { entries, undoable, next } = await this.entries(target, role);
    const shown = await this.responses.respond(entries, role);
    const recordsByKey = new Map<string, RecordState | undefined>();
    const progress = new UndoProgress();
    const stepOf = async (entry: Entry, isUndoable: boolean) => {
      const key = this.records.keyOf(entry);
      if (isUndoable && !recordsByKey.has(key)) recordsByKey.set(key, await this.records.read(entry));
      const record = recordsByKey.get(key);
      const compensation = isUndoable ? this.steps.compensationOf(entry, record, progress) : undefined;
      if (compensation) recordsByKey.set(key, applyCompensation(record, compensation));
      if (compensation && compensation.act !== 'none') progress.changed.add(key);
      if (compensation?.changedSince) progress.conflicting.add(key);
      return [compensation, record] as const;
    };
    if ('batch' in target && target.before !== undefined) {
      const newer = await this.newer(target.batch, target.before, entries, role);
      for (const entry of newer.entries) await stepOf(entry, newer.undoable(entry));
    }
    const steps: UndoStepResponse[] = [];
    for (const [index, entry] of entries.entries())
      steps.push(this.step(shown[index]!, ...(await stepOf(entry, undoable(entry)))));
    const total = 'batch' in target ? await this.history.count(target.batch) : entries.length;
    return { steps, total, next };
  }

  /** Undoes the target; of a batch at most {@link mostSteps} entries at once. */
  async run(
    target: UndoTarget,
    picks: readonly UndoPickRequest[],
    context: CommandContext,
    role: TokenRole,
  ): Promise<{ readonly result: UndoResultResponse; readonly position: bigint | undefined }> {
    const { entries, undoable, next } = await this.entries(target, role);
    const done: UndoneEntry[] = [];
    const progress = new UndoProgress();
    for (const entry of entries) {
      const position = String(BigInt(entry._id));
      const pick = picks.find((each) => BigInt(each.position) === BigInt(position));
      done.push(
        undoable(entry)
          ? await this.steps.undoEntry(entry, pick, context, progress)
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

  /** The entries, newest first, and which of them the role may undo and nobody has undone. */
  private async entries(target: UndoTarget, role: TokenRole) {
    const found =
      'batch' in target
        ? await this.history.page({ batch: target.batch }, mostSteps, target.before)
        : await this.history.at(target.positions);
    const entries = found.toSorted((a, b) => (a._id < b._id ? 1 : -1));
    const isMore = 'batch' in target && entries.length === mostSteps;
    const next = isMore ? String(BigInt(entries.at(-1)!._id)) : null;
    return { entries, undoable: await this.undoable(entries, role), next };
  }

  /** The entries of a batch that are undone before some others and are about the same records. */
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
