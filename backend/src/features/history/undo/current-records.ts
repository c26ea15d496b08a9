import {
  entityOf,
  recordId,
  type Aggregate,
  type HennaEvent,
  type HistoryDocument,
  type RecordState,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { EntityCommands } from '../../../shared/entities/entity-commands.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { ImportedContributions } from './imported-contributions.ts';
import { isInMembersName } from './undoable.ts';

type Entry = Pick<HistoryDocument, 'type' | 'data' | 'entity' | 'actor' | 'revision' | 'correlationId'>;

/** The records that events are about, as the log leaves them now. */
@Injectable()
export class CurrentRecords {
  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: EntityCommands,
    private readonly contributions: ImportedContributions,
    private readonly erased: ErasedMembers,
  ) {}

  /** Entries with the same key are about the same record. */
  keyOf({ type, data, entity }: Entry): string {
    const own = entityOf(type);
    return `${entity}/${own.kind}:${recordId(own, data)}`;
  }

  /** Revision of the event in its record, where the record has revisions of its own. */
  revisionOf({ type, revision }: Entry): number | undefined {
    return entityOf(type).sharesRevision ? undefined : revision;
  }

  /** `undefined`: there is no such record. @param next of the command that may follow */
  async read(entry: Entry, next?: CommandContext): Promise<RecordState | undefined> {
    if (isInMembersName(entry)) return this.contributions.read(entry, next);
    const { data } = entry;
    const { kind, aggregate, record, stream, member } = entityOf(entry.type);
    if (member && this.erased.has(String(data[member]))) return undefined;
    const { state: read } = this.commands.commandsOf(kind);
    if (read) return read(data);
    if (!aggregate) return undefined;
    const { state, revision } = await this.runner.fold(aggregate as Aggregate<unknown, HennaEvent>, stream(data), next);
    if (record) return record(state, data, Number(revision));
    const own = state as Pick<RecordState, 'revision' | 'removed'> | undefined;
    return own && { revision: own.revision, removed: own.removed, fields: { ...own } };
  }
}
