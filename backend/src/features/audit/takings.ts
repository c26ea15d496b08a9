import {
  snapshotId,
  viewCollection,
  type ClearedEntity,
  type HistoryDocument,
  type HistoryEntity,
  type HistoryKind,
  type HistorySnapshotDocument,
} from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { ProjectionProgress } from '../../shared/positions/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { taking } from './taken-acts.ts';

type Told = Pick<HistoryDocument, '_id' | 'type' | 'data' | 'ofProduct'>;

/** What clears a record, or changes it, by its kind. */
const clearing: Partial<Record<HistoryKind, readonly ClearedEntity[]>> = {
  product: ['products', 'votes', 'ratings', 'comments'],
  brand: ['brands'],
  category: ['categories', 'votingOptions'],
  subcategory: ['subcategories', 'votingOptions'],
  banner: ['banners'],
  vote: ['votes'],
  rating: ['ratings'],
  comment: ['comments'],
};
const resetting: Partial<Record<HistoryKind, string>> = { vote: 'ProductVotesReset', rating: 'ProductRatingsReset' };

/** A clear is told under its kind and a reset under its product: here by what each took or brought back. */
@Injectable()
export class Takings {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Ids of the entries that took a record, or brought it back, and are told elsewhere; in any order. */
  async of({ kind, id }: { readonly kind: HistoryKind; readonly id: string }): Promise<readonly string[]> {
    const clears = await this.told((clearing[kind] ?? []).map((entity): HistoryEntity => `clear:${entity}`));
    const entity: HistoryEntity = `${kind}:${id}`;
    return kind === 'vote' || kind === 'rating' || kind === 'comment'
      ? this.ofAct(entity, clears, resetting[kind])
      : this.ofRecord(entity, clears);
  }

  /** A snapshot was made of each record that a clear changed. */
  private async ofRecord(entity: HistoryEntity, clears: readonly Told[]): Promise<readonly string[]> {
    if (clears.length === 0) return [];
    const ids = clears.map(({ _id }) => snapshotId(entity, BigInt(_id)));
    const found = await this.snapshots.find({ _id: { $in: ids } }, { projection: { at: 1 } }).toArray();
    return found.map(({ at }) => at);
  }

  private async ofAct(entity: HistoryEntity, clears: readonly Told[], reset?: string): Promise<readonly string[]> {
    const own = await this.told([entity]);
    const productId = own.find(({ ofProduct }) => ofProduct !== undefined)?.ofProduct;
    const resets =
      reset && productId !== undefined
        ? await this.told([`product:${productId}`], { type: { $in: [reset, `${reset}Undone`] } })
        : [];
    return taking([...own, ...clears, ...resets].sort((a, b) => (a._id < b._id ? -1 : 1))).map(({ _id }) => _id);
  }

  private async told(
    entities: readonly HistoryEntity[],
    filter: Filter<HistoryDocument> = {},
  ): Promise<readonly Told[]> {
    if (entities.length === 0) return [];
    return this.databases.views
      .collection<HistoryDocument>(viewCollection('history', this.progress.activeBuilds.history))
      .find(
        { entity: { $in: [...entities] }, ...filter },
        { hint: { entity: 1, _id: 1 }, projection: { type: 1, data: 1, ofProduct: 1 } },
      )
      .toArray();
  }

  private get snapshots() {
    return this.databases.views.collection<HistorySnapshotDocument>(
      viewCollection('history', this.progress.activeBuilds.history, 'snapshots'),
    );
  }
}
