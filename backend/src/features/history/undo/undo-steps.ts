import {
  compensationOf,
  DomainError,
  entityOf,
  fieldsToRevert,
  recordId,
  UnavailableError,
  type Compensation,
  type FieldRevert,
  type FieldsRefusal,
  type RecordState,
} from '@henna/domain';
import { refusalOf } from '@henna/domain/refusals';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { EntityCommands, type AnyCommand } from '../../../shared/entities/entity-commands.ts';
import { derivedId } from '../../../shared/ids.ts';
import type { Entry } from '../entry-responses.ts';
import { CurrentRecords } from './current-records.ts';
import { ImportedContributions } from './imported-contributions.ts';
import type { UndoPickRequest } from './undo.requests.ts';
import { isInMembersName } from './undoable.ts';
import type { UndoItemResponse } from './undo.responses.ts';

export interface UndoDone {
  readonly item: UndoItemResponse;
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
    private readonly records: CurrentRecords,
    private readonly contributions: ImportedContributions,
    private readonly entities: EntityCommands,
    private readonly commands: CommandBus,
  ) {}

  /** What takes an entry back after the steps before. */
  compensationOf(entry: Entry, record: RecordState | undefined, { touched, kept }: UndoneSoFar): Compensation {
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
    const item = (outcome: UndoItemResponse['outcome'], refusal?: FieldsRefusal): UndoDone => {
      if (outcome === 'conflict' || outcome === 'failed' || outcome === 'partly') kept.add(key);
      return { item: { position, outcome, ...(refusal ?? { message: null }) } };
    };
    const record = await this.records.read(entry);
    const compensation = this.compensationOf(entry, record, soFar);
    const { act, problem } = compensation;
    if (problem) return item('failed', refusalOf(problem === 'removed' ? 'RECORD_REMOVED' : 'RECORD_GONE'));
    if (act === 'none') return item('nothing');
    if (pick && pick.revision !== record!.revision && !touched.has(key)) return item('conflict');
    const fields = act === 'change' ? fieldsToRevert(compensation, pick?.fields) : [];
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
    fields: readonly FieldRevert[],
    revision: number,
  ): Promise<{ readonly position?: bigint | undefined }> {
    if (isInMembersName(entry)) return this.contributions.undo(step, entry, compensation.act);
    return this.commands.execute(this.commandOf(step, entry, compensation, fields, revision));
  }

  /** The ordinary command that undoes an entry. @param revision of the record on which that was decided */
  private commandOf(
    context: CommandContext,
    { type, data }: Entry,
    { act }: Compensation,
    fields: readonly FieldRevert[],
    revision: number,
  ): AnyCommand {
    const entity = entityOf(type);
    const { change, remove, restore } = this.entities.commandsOf(entity.kind);
    const target = { context, id: recordId(entity, data), data, revision: String(revision) };
    const values = Object.fromEntries(fields.map(({ field, back }) => [field, back]));
    const command =
      act === 'remove' ? remove?.(target) : act === 'restore' ? restore?.(target) : change?.(target, values, fields);
    if (!command) throw new Error(`${type} can't be undone: ${entity.kind} has no such command`);
    return command;
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
