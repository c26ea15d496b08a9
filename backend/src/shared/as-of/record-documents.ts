import { limits, type Entity, type EntityKind, type ViewName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { ActiveViews } from '../projection-progress/active-views.ts';
import { recordsAsOf, RecordHistories } from './record-histories.ts';

/** What the documents of records have in common. */
export interface RecordDocument extends Document {
  readonly _id: string;
  readonly removed: boolean;
}

/** Records of one kind, newest first, as they are now or were at a position. */
@Injectable()
export class RecordDocuments {
  constructor(
    private readonly views: ActiveViews,
    private readonly histories: RecordHistories,
  ) {}

  /**
   * @param entity has a view and snapshots
   * @param position of the log; `undefined` is now
   */
  async list<Stored extends RecordDocument>(
    entity: Entity,
    removed: boolean,
    position: bigint | undefined,
  ): Promise<Stored[]> {
    if (position === undefined) return this.current<Stored>(entity, { removed });
    const current = await this.current<Stored>(entity, {});
    const fieldsAsOf = await this.histories.changedFieldsAsOf([entity.kind as EntityKind], position);
    return [...(await recordsAsOf(current, entity.kind, fieldsAsOf)).values()].filter(
      (record) => record.removed === removed,
    );
  }

  private current<Stored extends RecordDocument>(entity: Entity, filter: Filter<RecordDocument>): Promise<Stored[]> {
    return this.views
      .collection<RecordDocument>(entity.view as ViewName)
      .find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limits.plainListRows)
      .toArray() as Promise<unknown> as Promise<Stored[]>;
  }
}
