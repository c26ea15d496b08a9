import { viewCollection, type DemoDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** Whether demo content is to be told of. */
@Injectable()
export class DemoStatus {
  private known: { readonly position: bigint; readonly counts: boolean } | undefined;

  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** True from the first demo event until all of the demo is taken back. At most one read per position of the views. */
  async counts(): Promise<boolean> {
    const { position } = this.progress;
    if (this.known?.position === position) return this.known.counts;
    const counts = await this.read();
    this.known = { position, counts };
    return counts;
  }

  private async read() {
    const document = await this.databases.views
      .collection<DemoDocument>(viewCollection('demo', this.progress.activeBuilds.demo))
      .findOne({ _id: 'demo' });
    return document !== null && (document.catalogueCounts || document.activityCounts);
  }
}
