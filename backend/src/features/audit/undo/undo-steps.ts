import { DomainError, UnavailableError, type FieldsRefusal, type UndoItem } from '@henna/domain';
import { refusalOf } from '@henna/domain/refusals';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { derivedId } from '../../../shared/ids.ts';
import type { Entry } from '../history-responses.ts';
import { isInTheirName } from '../undoable.ts';
import { ActsInTheirName } from './acts-in-their-name.ts';
import { compensationOf, fieldsTaken, type Compensation, type FieldBack, type UndoRecord } from './compensation.ts';
import { undoCommand } from './undo-command.ts';
import { UndoRecords } from './undo-records.ts';
import type { UndoPickRequest } from './undo.request.ts';

export interface UndoDone {
  readonly item: UndoItem;
  readonly position?: bigint | undefined;
}

/** Records that the steps before have changed, and those that they left as somebody else has made them. */
export class UndoneSoFar {
  readonly touched = new Set<string>();
  readonly kept = new Set<string>();
}

/** One step of taking back: a command of its own, which overwrites nothing that has moved since. */
@Injectable()
export class UndoSteps {
  constructor(
    private readonly records: UndoRecords,
    private readonly theirs: ActsInTheirName,
    private readonly commands: CommandBus,
  ) {}

  /** What takes an entry back after the steps before. */
  compensationOf(entry: Entry, record: UndoRecord | undefined, { touched, kept }: UndoneSoFar): Compensation {
    const { type, data } = entry;
    const key = this.records.keyOf(entry);
    // Of what steps before have changed, a later revision tells nothing.
    const revision = touched.has(key) ? undefined : this.records.revisionOf(entry);
    const compensation = compensationOf({ type, data, revision }, record);
    return compensation.act === 'remove' && kept.has(key) ? { ...compensation, changedSince: true } : compensation;
  }

  /**
   * Takes one entry back. Throws `UnavailableError`; what else refuses is told as its outcome.
   * @param pick what of it goes back, as it was shown; absent: all that nobody has changed since
   */
  async take(
    entry: Entry,
    pick: UndoPickRequest | undefined,
    context: CommandContext,
    soFar: UndoneSoFar,
  ): Promise<UndoDone> {
    const { touched, kept } = soFar;
    const position = String(BigInt(entry._id));
    const key = this.records.keyOf(entry);
    const item = (outcome: UndoItem['outcome'], refusal?: FieldsRefusal): UndoDone => {
      if (outcome === 'conflict' || outcome === 'failed' || outcome === 'partly') kept.add(key);
      return { item: { position, outcome, ...(refusal ?? { message: null }) } };
    };
    const record = await this.records.read(entry);
    const compensation = this.compensationOf(entry, record, soFar);
    const { act, problem } = compensation;
    if (problem) return item('failed', refusalOf(problem === 'removed' ? 'RECORD_REMOVED' : 'RECORD_GONE'));
    if (act === 'none') return item('nothing');
    if (pick && pick.revision !== record!.revision && !touched.has(key)) return item('conflict');
    const fields = act === 'change' ? fieldsTaken(compensation, pick?.fields) : [];
    const isMoved = compensation.changedSince && !pick;
    if (act === 'change' ? fields.length === 0 : isMoved) return item(isMoved ? 'conflict' : 'nothing');
    try {
      const step = stepContext(context, entry);
      const { position: written } = await this.write(step, entry, compensation, fields, record!.revision);
      touched.add(key);
      return { ...item(isMoved ? 'partly' : 'undone'), position: written };
    } catch (error) {
      if (!(error instanceof DomainError) || error instanceof UnavailableError) throw error;
      return item(error.code === 'CHANGED_SINCE' ? 'conflict' : 'failed', error.refusal);
    }
  }

  private async write(
    step: CommandContext,
    entry: Entry,
    compensation: Compensation,
    fields: readonly FieldBack[],
    revision: number,
  ): Promise<{ readonly position?: bigint | undefined }> {
    if (isInTheirName(entry)) return this.theirs.takeBack(step, entry, compensation.act);
    return this.commands.execute(undoCommand(step, entry, compensation, fields, revision));
  }
}

/** Each step is a command of its own, caused by what it takes back; a repeat of the request writes none twice. */
const stepContext = (context: CommandContext, { eventId }: Entry) =>
  new CommandContext(
    context.actor,
    'undo',
    derivedId(context.commandId, eventId, context.time),
    context.time,
    context.correlationId,
    eventId,
    context.reason,
    context.language,
  );
