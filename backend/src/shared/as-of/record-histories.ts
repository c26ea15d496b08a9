import {
  historyId,
  snapshotId,
  type EventType,
  type HistoryDocument,
  type HistoryEntity,
  type HistorySnapshotDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { LiveViews } from '../positions/live-views.ts';
import type { Then } from './put-back.ts';

export type Snapshot = Omit<HistorySnapshotDocument, 'position'>;
/** An entry of the history, as far as it tells what somebody did on a product. */
export type Act = Pick<HistoryDocument, '_id' | 'type' | 'data'>;

/** Events that change the fields of a record of the catalogue, which a list shows. */
export type FieldEvent = Exclude<
  Extract<
    EventType,
    `${'Product' | 'Brand' | 'Category' | 'Subcategory' | 'Banner' | 'Setting' | 'VotingOptions'}${string}`
  >,
  `ProductImage${string}`
>;

const recordsAtOnce = 2_000;

/** What records of the catalogue were at a position: a snapshot, and what people did on a product since. */
@Injectable()
export class RecordHistories {
  constructor(private readonly views: LiveViews) {}

  /** The last snapshot of one record up to a position; `undefined` while it was not there. */
  async one(entity: HistoryEntity, position: bigint): Promise<Snapshot | undefined> {
    const range = { $gte: snapshotId(entity, 0n), $lte: snapshotId(entity, position) };
    return (await this.snapshots.findOne({ _id: range }, { sort: { _id: -1 } })) ?? undefined;
  }

  /** The same of many: one read finds which, another reads them. */
  async many(entities: readonly HistoryEntity[], position: bigint): Promise<ReadonlyMap<HistoryEntity, Snapshot>> {
    const found = new Map<HistoryEntity, Snapshot>();
    for (let first = 0; first < entities.length; first += recordsAtOnce) {
      const some = entities.slice(first, first + recordsAtOnce);
      const ids = await this.snapshots
        .find(
          { entity: { $in: some }, at: { $lte: historyId(position) } },
          { projection: { _id: 1, entity: 1 }, hint: { entity: 1, at: 1 } },
        )
        .toArray();
      const latest = new Map<HistoryEntity, string>();
      for (const { _id, entity } of ids) if (_id > (latest.get(entity) ?? '')) latest.set(entity, _id);
      for (const snapshot of await this.snapshots.find({ _id: { $in: [...latest.values()] } }).toArray())
        found.set(snapshot.entity, snapshot);
    }
    return found;
  }

  /** What was before of all that the house has changed in records' own fields after a position: it costs what has changed. */
  async before(types: readonly FieldEvent[], position: bigint): Promise<Then> {
    const changed = new Set<HistoryEntity>();
    const added = new Set<HistoryEntity>();
    const entries = this.entries.find(
      { office: true, type: { $in: [...types] }, _id: { $gt: historyId(position) } },
      { projection: { _id: 0, entity: 1, type: 1 }, hint: { office: 1, type: 1, _id: 1 } },
    );
    for await (const { entity, type } of entries) {
      changed.add(entity);
      if (type.endsWith('Added')) added.add(entity);
    }
    const snapshots = await this.many(
      [...changed].filter((entity) => !added.has(entity)),
      position,
    );
    return (entity) => (changed.has(entity) ? { fields: snapshots.get(entity)?.fields } : undefined);
  }

  /** What people did on a product after one position and up to another: at most as much as lies between two snapshots. */
  async actsBetween(productId: string, after: string, position: bigint): Promise<readonly Act[]> {
    return this.entries
      .find(
        { ofProduct: productId, _id: { $gt: after, $lte: historyId(position) } },
        { projection: { type: 1, data: 1 }, hint: { ofProduct: 1, _id: 1 } },
      )
      .toArray();
  }

  private get snapshots() {
    return this.views.of<Snapshot>('history', 'snapshots');
  }

  private get entries() {
    return this.views.of<HistoryDocument>('history');
  }
}
