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

export interface UndoneEntry {
  readonly item: UndoItemResponse;
  readonly position?: bigint | undefined;
}

/** Records that the steps before have changed, and those that they left as somebody else has made them. */
export class UndoProgress {
  readonly changed = new Set<string>();
  readonly conflicting = new Set<string>();
}

/** One step of an undo: a command of its own, which overwrites nothing that was changed since. */
@Injectable()
export class UndoSteps {
  constructor(
    private readonly records: CurrentRecords,
    private readonly contributions: ImportedContributions,
    private readonly entities: EntityCommands,
    private readonly commands: CommandBus,
  ) {}

  /** What undoes an entry after the steps before. */
  compensationOf(entry: Entry, record: RecordState | undefined, { changed, conflicting }: UndoProgress): Compensation {
    const { type, data } = entry;
    const key = this.records.keyOf(entry);
    // A later revision of a record that earlier steps have changed does not mean that somebody else has.
    const revision = changed.has(key) ? undefined : this.records.revisionOf(entry);
    const compensation = compensationOf({ type, data, revision }, record);
    return compensation.act === 'remove' && conflicting.has(key)
      ? { ...compensation, changedSince: true }
      : compensation;
  }

  /**
   * Undoes one entry. Throws `UnavailableError`; any other refusal becomes its outcome.
   * @param pick the fields to revert, as they were shown; absent: all that nobody has changed since
   */
  async undoEntry(
    entry: Entry,
    pick: UndoPickRequest | undefined,
    context: CommandContext,
    progress: UndoProgress,
  ): Promise<UndoneEntry> {
    const { changed, conflicting } = progress;
    const position = String(BigInt(entry._id));
    const key = this.records.keyOf(entry);
    const item = (outcome: UndoItemResponse['outcome'], refusal?: FieldsRefusal): UndoneEntry => {
      if (outcome === 'conflict' || outcome === 'failed' || outcome === 'partly') conflicting.add(key);
      return { item: { position, outcome, ...(refusal ?? { message: null }) } };
    };
    const step = stepContext(context, entry);
    const record = await this.records.read(entry, step);
    const compensation = this.compensationOf(entry, record, progress);
    const { act, problem } = compensation;
    if (problem) return item('failed', refusalOf(problem === 'removed' ? 'RECORD_REMOVED' : 'RECORD_GONE'));
    if (act === 'none') return item('nothing');
    if (pick && pick.revision !== record!.revision && !changed.has(key)) return item('conflict');
    const fields = act === 'change' ? fieldsToRevert(compensation, pick?.fields) : [];
    const isChangedSince = compensation.changedSince && !pick;
    if (act === 'change' ? fields.length === 0 : isChangedSince) return item(isChangedSince ? 'conflict' : 'nothing');
    try {
      const { position: written } = await this.write(step, entry, compensation, fields, record!.revision);
      changed.add(key);
      return { ...item(isChangedSince ? 'partly' : 'undone'), position: written };
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

/** Each step is a command of its own, caused by what it undoes; a repeat of the request writes none twice. */
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
