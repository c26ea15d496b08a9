import type { Entity, EntityKind, Fields } from '@henna/domain';
import type { Command } from '@nestjs/cqrs';
import type { ClassConstructor } from 'class-transformer';
import { isDeepStrictEqual } from 'node:util';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { RestoreRecord } from '../../../../shared/entities/entity-commands.ts';
import { recordStream, type RecordFile, type RecordRow } from '../../../../shared/entities/record-file.ts';
import { validatedRow } from '../../../../shared/entities/row-fields.ts';
import type { RecordDocument } from '../../../../shared/as-of/record-documents.ts';
import { laterTime, skip, rowTime, type NumberedRow, type Plan, type Planner, type PlanContext } from './plan.ts';

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
  readonly add: (context: CommandContext, supplied: { readonly id: string; readonly addedAt: string }) => RecordCommand;
  /** Gives a restored record the values of the row. */
  readonly change: (context: CommandContext, id: string) => RecordCommand;
  /** Sets the time of its last change. */
  readonly touch?: (
    context: CommandContext,
    id: string,
    updatedAt: string,
  ) => Promise<{ readonly position: bigint | undefined }>;
}

/** How rows of a kind become records. */
interface RecordKind<Row> {
  readonly rowClass: ClassConstructor<Row>;
  readonly kind: EntityKind;
  readonly existing: Iterable<Existing>;
  /** Whether a new record has a stream of its own; absent: it has. */
  readonly opens?: boolean;
  /** The stream of a record that exists or that the row becomes. */
  readonly streamOf: (id: string, row: Row) => string;
  /** Of a whole row. Throws a `DomainError` for one that can't be accepted. */
  readonly recordOf: (row: Row, id: string) => RecordFromRow;
  /** Records by another name that rows may find them by, and that name of a row. */
  readonly aliases?: { readonly ids: ReadonlyMap<string, string>; of(this: void, row: Row): string | undefined };
  /** The natural key of a row, as far as it names one. */
  readonly keyOf: (row: Row) => string | undefined;
  /** The fields of records as they are. */
  readonly current: (ids: readonly string[]) => Promise<ReadonlyMap<string, Fields>>;
  /** The fields that a row names, with their values. Throws a `DomainError` for one that can't be accepted. */
  readonly named: (row: Row, current: Fields) => Fields;
  /** Changes some fields of a record. */
  readonly update: (context: CommandContext, id: string, changes: Fields) => RecordCommand;
}

/** Of all values of a row, those that it names. */
export const namedValues = (values: object, row: object): Fields =>
  Object.fromEntries(Object.entries(values).filter(([field]) => (row as Fields)[field] !== undefined));

/**
 * Rows find records by their id, an alias, or their key: a row is skipped where its record is there, else added, or changed
 * in a record that was removed and is restored. An update changes what the row names in a record that is there.
 */
export const recordPlanner = <Row extends RecordRow>(
  { batch, replaces, updates, missing, services: { commands } }: PlanContext,
  record: RecordKind<Row>,
): Planner<Row> => {
  const { rowClass, kind, opens = true } = record;
  const byId = new Map<string, Existing>();
  const byKey = new Map<string, Existing>();
  const inFile = new Set<string>();
  let current: ReadonlyMap<string, Fields> = new Map();
  for (const each of record.existing) {
    byId.set(each.id, each);
    if (byKey.get(each.key)?.removed !== false) byKey.set(each.key, each);
  }
  const aliasOf = (row: Row) => record.aliases?.of(row);
  const find = (row: Row, ownId: string, key: string | undefined) => {
    const alias = aliasOf(row);
    const named = alias === undefined ? undefined : record.aliases!.ids.get(alias);
    return (
      byId.get(ownId) ??
      (named === undefined ? undefined : byId.get(named)) ??
      (key === undefined ? undefined : byKey.get(key))
    );
  };
  const isRepeated = (row: Row, id: string, key: string) => {
    const alias = aliasOf(row);
    const marks = [`id ${id}`, `key ${key}`, ...(alias === undefined ? [] : [`alias ${alias}`])];
    if (marks.some((mark) => inFile.has(mark))) return true;
    for (const mark of marks) inFile.add(mark);
    return false;
  };

  const planUpdate = ({ number, row }: NumberedRow<Row>): Plan | undefined => {
    const found = find(row, row.id ?? '', record.keyOf(row));
    if (!found || found.removed) return undefined;
    const { id, key } = found;
    const stream = record.streamOf(id, row);
    const before = current.get(id) ?? {};
    const changes = Object.fromEntries(
      Object.entries(record.named(row, before)).filter(([field, value]) => !isDeepStrictEqual(value, before[field])),
    );
    if (isRepeated(row, id, key)) return skip(stream, 'ROW_TWICE');
    if (Object.keys(changes).length === 0) return skip(stream, 'ROW_SAME');
    const write = async () =>
      (await commands.execute(record.update(batch.context(`${number} change`), id, changes))).position;
    return { plan: 'change', stream, changes: Object.keys(changes), write };
  };

  const planRow = ({ number, row: given }: NumberedRow<Row>): Plan => {
    const updated = updates ? planUpdate({ number, row: given }) : undefined;
    if (updated) return updated;
    const row = updates ? validatedRow(rowClass, { ...given } as Fields) : given;
    const ownId = row.id ?? batch.rowId(number);
    const { key, add, change, touch } = record.recordOf(row, ownId);
    const time = rowTime(row.createdAt, batch);
    const updatedAt = laterTime('updatedAt', row.updatedAt, time);
    const found = find(row, ownId, key);
    const id = found?.id ?? ownId;
    const stream = record.streamOf(id, row);
    if (isRepeated(row, id, key)) return skip(stream, 'ROW_TWICE');
    if (found && !found.removed && !replaces) return skip(stream, 'ROW_THERE');
    const write = async () => {
      if (found) await commands.execute(new RestoreRecord(batch.context(`${number} restore`), kind, id));
      const command = found
        ? change(batch.context(`${number} change`), id)
        : add(batch.context(`${number} add`, time, opens), { id, addedAt: new Date(time).toISOString() });
      const { position } = await commands.execute(command);
      return updatedAt && touch ? (await touch(batch.context(`${number} updated`), id, updatedAt)).position : position;
    };
    return { plan: found ? 'restore' : 'add', stream, write };
  };

  return {
    rowClass,
    isPartial: updates,
    async prepare(rows) {
      if (!updates) return;
      const ids = rows.flatMap(({ row }) => find(row, row.id ?? '', record.keyOf(row))?.id ?? []);
      missing.endRow(false);
      current = await record.current(ids);
    },
    plan(numbered) {
      let isAccepted = false;
      try {
        const plan = planRow(numbered);
        isAccepted = true;
        return plan;
      } finally {
        missing.endRow(isAccepted);
      }
    },
  };
};

/** Plans the rows of a kind that its feature describes. */
export const recordFilePlanner = async <Row extends RecordRow, Stored extends RecordDocument>(
  context: PlanContext,
  entity: Entity<EntityKind>,
  file: RecordFile<Row, Stored>,
): Promise<Planner<Row>> => {
  const view = context.services.views.collection<RecordDocument>(entity.view!);
  const documents = await view
    .find()
    .project<Stored>(Object.fromEntries(['removed', ...file.keyFields].map((field) => [field, 1])))
    .toArray();
  return recordPlanner(context, {
    rowClass: file.rowClass,
    kind: entity.kind,
    existing: documents.map((document) => ({ id: document._id, removed: document.removed, key: file.key(document) })),
    streamOf: (id) => recordStream(entity, id),
    recordOf: (row) => ({
      key: file.key(row),
      add: (command, { id }) => file.add(command, row, id),
      change: (command, id) => file.change(command, file.values(row), id),
    }),
    keyOf: (row) => ((row as Fields)[file.keyFields[0]!] === undefined ? undefined : file.key(row)),
    current: async (ids) =>
      new Map((await view.find({ _id: { $in: [...ids] } }).toArray()).map((document) => [document._id, document])),
    named: (row) => namedValues(file.values(row), row),
    update: (command, id, changes) => file.change(command, changes, id),
  });
};
