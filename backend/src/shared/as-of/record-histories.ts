import {
  actionOf,
  type EntityKind,
  entityOfKind,
  type HistoryDocument,
  type HistoryEntity,
  historyId,
  type HistorySnapshotDocument,
  snapshotId,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../projection-progress/active-views.ts';
import { TimeSlices } from '../slices.ts';

export type Snapshot = Omit<HistorySnapshotDocument, 'position'>;
/** A history entry about a contribution. */
export type ContributionEntry = Pick<HistoryDocument, '_id' | 'type' | 'data'>;

const batchSize = 2_000;

/** Records of the catalogue at a position: snapshots, and contributions to a product since then. */
@Injectable()
export class RecordHistories {
  constructor(private readonly views: ActiveViews) {}

  /** The last snapshot of a record up to a position; `undefined` if the record did not exist. */
  async snapshot(entity: HistoryEntity, position: bigint): Promise<Snapshot | undefined> {
    const range = { $gte: snapshotId(entity, 0n), $lte: snapshotId(entity, position) };
    return (await (await this.snapshots()).findOne({ _id: range }, { sort: { _id: -1 } })) ?? undefined;
  }

  /** As {@link snapshot}, of many records in two reads. */
  async snapshotsOf(
    entities: readonly HistoryEntity[],
    position: bigint,
  ): Promise<ReadonlyMap<HistoryEntity, Snapshot>> {
    const snapshots = await this.snapshots();
    const found = new Map<HistoryEntity, Snapshot>();
    for (let first = 0; first < entities.length; first += batchSize) {
      const batch = entities.slice(first, first + batchSize);
      const ids = await snapshots
        .find(
          { entity: { $in: batch }, at: { $lte: historyId(position) } },
          { projection: { _id: 1, entity: 1 }, hint: { entity: 1, at: 1 } },
        )
        .toArray();
      const latest = new Map<HistoryEntity, string>();
      for (const { _id, entity } of ids) if (_id > (latest.get(entity) ?? '')) latest.set(entity, _id);
      for (const snapshot of await snapshots.find({ _id: { $in: [...latest.values()] } }).toArray())
        found.set(snapshot.entity, snapshot);
    }
    return found;
  }

  /** The former fields of all records of some kinds that staff have changed after a position. The cost depends on the number of changes. */
  async changedFieldsAsOf(kinds: readonly EntityKind[], position: bigint): Promise<FieldsAsOf> {
    const changed = new Set<HistoryEntity>();
    const added = new Set<HistoryEntity>();
    const types = kinds.flatMap((kind) => Object.keys(entityOfKind(kind).events));
    const entries = (await this.entries()).find(
      { office: true, type: { $in: types }, _id: { $gt: historyId(position) } },
      { projection: { _id: 0, entity: 1, type: 1 }, hint: { office: 1, type: 1, _id: 1 } },
    );
    for await (const { entity, type } of entries) {
      changed.add(entity);
      if (actionOf(type) === 'added') added.add(entity);
    }
    const snapshots = await this.snapshotsOf(
      [...changed].filter((entity) => !added.has(entity)),
      position,
    );
    return (entity) => (changed.has(entity) ? { fields: snapshots.get(entity)?.fields } : undefined);
  }

  /** Contributions to a product after one position and up to another; meant for the range between two snapshots. */
  async contributionsBetween(
    productId: string,
    after: string,
    position: bigint,
  ): Promise<readonly ContributionEntry[]> {
    return (await this.entries())
      .find(
        { ofProduct: productId, _id: { $gt: after, $lte: historyId(position) } },
        { projection: { type: 1, data: 1 }, hint: { ofProduct: 1, _id: 1 } },
      )
      .toArray();
  }

  private snapshots() {
    return this.views.current<Snapshot>('history', 'snapshots');
  }

  private entries() {
    return this.views.current<HistoryDocument>('history');
  }
}

/** The former fields of a record; `undefined` if it has not changed since, with `fields` undefined if it did not exist. */
export type FieldsAsOf = (entity: HistoryEntity) => { readonly fields: Snapshot['fields'] | undefined } | undefined;

/** Records by id with their former fields; without records that did not exist. In slices, as there may be many. */
export const recordsAsOf = async <Record extends { readonly _id: string }>(
  records: Iterable<Record>,
  kind: string,
  fieldsAsOf: FieldsAsOf,
): Promise<Map<string, Record>> => {
  const slices = new TimeSlices();
  const result = new Map<string, Record>();
  for (const record of records) {
    const previous = fieldsAsOf(`${kind}:${record._id}` as HistoryEntity);
    if (!previous) result.set(record._id, record);
    else if (previous.fields) result.set(record._id, { ...record, ...(previous.fields as Partial<Record>) });
    if (slices.isOver) await slices.next();
  }
  return result;
};
