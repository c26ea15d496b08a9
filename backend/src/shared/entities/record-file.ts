import type { Entity, Fields } from '@henna/domain';
import type { ClassConstructor } from 'class-transformer';
import type { RecordDocument } from '../as-of/record-documents.ts';
import type { CommandContext } from '../commands/command-context.ts';
import type { AnyCommand } from './entity-commands.ts';

/** A row without an id gets one that is derived from the import and the row's number. */
export interface RecordRow {
  readonly id?: string | null;
  readonly createdAt?: string | null;
  readonly updatedAt?: string | null;
}

/** What an import makes of the rows of one kind. The entity has a view, a stream per record and a removal. */
export interface RecordFile<Row extends RecordRow = RecordRow, Stored extends RecordDocument = RecordDocument> {
  readonly rowClass: ClassConstructor<Row>;
  /** The fields from which {@link key} is made. */
  readonly keyFields: readonly string[];
  /** Rows and records are the same by id, or by this. */
  key(this: void, record: Row | Stored): string;
  add(this: void, context: CommandContext, row: Row, id: string): AnyCommand;
  /** All fields of the record that a row becomes. */
  values(this: void, row: Row): object;
  /** Gives a record other values of some of these fields. */
  change(this: void, context: CommandContext, values: object, id: string): AnyCommand;
}

/** The row of an export for a document of the entity's view. */
export const rowOfDocument = (entity: Entity, document: RecordDocument): object =>
  recordRow(entity, document._id, document, document['createdAt'] as Date);

/** The same row, for the state of the entity's aggregate. */
export const rowOfState = (entity: Entity, state: Fields): object =>
  recordRow(entity, state[idField(entity)] as string, state, new Date(state[addedAtField(entity)] as string));

const recordRow = ({ fields }: Entity, id: string, record: Fields, createdAt: Date) => ({
  id,
  ...Object.fromEntries(Object.keys(fields).map((field) => [field, record[field]])),
  createdAt: createdAt.toISOString(),
});

const addedAtField = ({ events }: Entity): string => Object.values(events).find(({ action }) => action === 'added')!.at;

const idField = ({ id }: Pick<Entity, 'id'>): string => (id as { readonly field: string }).field;

/** The stream of a record that is named by its id alone. */
export const recordStream = (entity: Pick<Entity, 'id' | 'stream'>, recordId: string): string =>
  entity.stream({ [idField(entity)]: recordId });
