import { limits, viewCollection, type BannerDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { type FieldEvent, recordsAsOf, RecordHistories } from '../../shared/as-of/record-histories.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';

const bannerEvents: readonly FieldEvent[] = [
  'BannerAdded',
  'BannerChanged',
  'BannerActivated',
  'BannerDeactivated',
  'BannerRemoved',
  'BannerRestored',
];

/** Banners newest first, as they are or as they were. */
@Injectable()
export class BannerDocuments {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly histories: RecordHistories,
  ) {}

  /** @param position of the log; `undefined` is now */
  async of(removed: boolean, position: bigint | undefined): Promise<BannerDocument[]> {
    if (position === undefined) return this.present({ removed });
    const present = await this.present({});
    const then = await this.histories.changedFieldsAsOf(bannerEvents, position);
    return [...recordsAsOf(present, 'banner', then).values()].filter((banner) => banner.removed === removed);
  }

  private present(filter: Filter<BannerDocument>): Promise<BannerDocument[]> {
    return this.databases.views
      .collection<BannerDocument>(viewCollection('banner', this.progress.activeBuilds.banner))
      .find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limits.plainListRows)
      .toArray();
  }
}
