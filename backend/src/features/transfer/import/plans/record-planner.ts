import type { Entity, EntityKind } from '@henna/domain';
import type { Command } from '@nestjs/cqrs';
import type { ClassConstructor } from 'class-transformer';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { RestoreRecord } from '../../../../shared/entities/entity-commands.ts';
import { recordStream, type RecordFile, type RecordRow } from '../../../../shared/entities/record-file.ts';
import type { RecordDocument } from '../../../../shared/as-of/record-documents.ts';
import { laterTime, skip, rowTime, type Planner, type PlanContext } from './plan.ts';

interface Existing {
  readonly id: string;
  readonly removed: boolean;
  /** Its natural key. */
  readonly key: string;
}

type RecordCommand = Command<CommandResult<unknown>>;

/** How a row becomes a record. */
interface RecordFromRow {
  readonly key: string;
  readonly streamOf: (id: string) => string;
  readonly add: (context: CommandContext, supplied: { readonly id: string; readonly addedAt: string }) => RecordCommand;
  readonly change: (context: CommandContext, id: string) => RecordCommand;
  /** Sets the time of its last change. */
  readonly touch?: (
    context: CommandContext,
    id: string,
    updatedAt: string,
  ) => Promise<{ readonly position: bigint | undefined }>;
}

/**
 * Rows find records by their id, else by their key: a row is skipped where its record is there, else added, or changed
 * in a record that was removed and is restored.
 * @param opens a new record has a stream of its own
 */
export const recordPlanner = <Row extends RecordRow>(
  { batch, replaces, services: { commands } }: PlanContext,
  rowClass: ClassConstructor<Row>,
  kind: EntityKind,
  existing: Iterable<Existing>,
  recordOf: (row: Row, id: string) => RecordFromRow,
  opens = true,
): Planner<Row> => {
  const byId = new Map<string, Existing>();
  const byKey = new Map<string, Existing>();
  const inFile = new Set<string>();
  for (const record of existing) {
    byId.set(record.id, record);
    if (byKey.get(record.key)?.removed !== false) byKey.set(record.key, record);
  }
  return {
    rowClass,
    plan({ number, row }) {
      const ownId = row.id ?? batch.rowId(number);
      const { key, streamOf, add, change, touch } = recordOf(row, ownId);
      const time = rowTime(row.createdAt, batch);
      const updatedAt = laterTime('updatedAt', row.updatedAt, time);
      const found = byId.get(ownId) ?? byKey.get(key);
      const id = found?.id ?? ownId;
      const stream = streamOf(id);
      const marks = [`id ${id}`, `key ${key}`];
      if (marks.some((mark) => inFile.has(mark))) return skip(stream, 'ROW_TWICE');
      for (const mark of marks) inFile.add(mark);
      if (found && !found.removed && !replaces) return skip(stream, 'ROW_THERE');
      const write = async () => {
        if (found) await commands.execute(new RestoreRecord(batch.context(`${number} restore`), kind, id));
        const command = found
          ? change(batch.context(`${number} change`), id)
          : add(batch.context(`${number} add`, time, opens), { id, addedAt: new Date(time).toISOString() });
        const { position } = await commands.execute(command);
        return updatedAt && touch
          ? (await touch(batch.context(`${number} updated`), id, updatedAt)).position
          : position;
      };
      return { plan: found ? 'restore' : 'add', stream, write };
    },
  };
};

/** Plans the rows of a kind that its feature describes. */
export const recordFilePlanner = async <Row extends RecordRow, Stored extends RecordDocument>(
  context: PlanContext,
  entity: Entity<EntityKind>,
  file: RecordFile<Row, Stored>,
): Promise<Planner<Row>> => {
  const documents = await context.services.views
    .collection<RecordDocument>(entity.view!)
    .find()
    .project<Stored>(Object.fromEntries(['removed', ...file.keyFields].map((field) => [field, 1])))
    .toArray();
  const existing = documents.map((document) => ({
    id: document._id,
    removed: document.removed,
    key: file.key(document),
  }));
  return recordPlanner(context, file.rowClass, entity.kind, existing, (row) => ({
    key: file.key(row),
    streamOf: (id) => recordStream(entity, id),
    add: (command, { id }) => file.add(command, row, id),
    change: (command, id) => file.change(command, row, id),
  }));
};
