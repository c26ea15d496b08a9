import type { Entity, EntityKind } from '@henna/domain';
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

/**
 * How the records of one kind are written to exports and backups, and what an import makes of their rows. The entity has
 * a view, a stream per record and a removal.
 */
export interface RecordFile<
  Row extends RecordRow = RecordRow,
  Stored extends RecordDocument = RecordDocument,
  Known extends object = object,
> {
  readonly entity: Entity<EntityKind>;
  readonly rowClass: ClassConstructor<Row>;
  /** The fields from which {@link key} is made. */
  readonly keyFields: readonly string[];
  /** Rows and records are the same by id, or by this. */
  key(this: void, record: Row | Stored): string;
  rowOfDocument(this: void, document: Stored): object;
  /** The same row, made from the state of the aggregate. */
  rowOfRecord(this: void, record: Known): object;
  add(this: void, context: CommandContext, row: Row, id: string): AnyCommand;
  /** Gives a restored record the values of a row. */
  change(this: void, context: CommandContext, row: Row, id: string): AnyCommand;
}

/** The stream of a record that is named by its id alone. */
export const recordStream = ({ id, stream }: Pick<Entity, 'id' | 'stream'>, recordId: string): string =>
  stream({ [(id as { readonly field: string }).field]: recordId });
