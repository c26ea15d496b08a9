import type { DemoDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { ActiveViews } from '../../shared/projection-progress/active-views.ts';

/** Whether content of the demo is shown. */
@Injectable()
export class DemoStatus {
  private cached: { readonly position: bigint; readonly isActive: boolean } | undefined;

  constructor(
    private readonly activeViews: ActiveViews,
    private readonly progress: ProjectionProgress,
  ) {}

  /** True from the first demo event until all of the demo is removed. At most one read per position of the views. */
  async isActive(): Promise<boolean> {
    const { position } = this.progress;
    if (this.cached?.position === position) return this.cached.isActive;
    const isActive = await this.read();
    this.cached = { position, isActive: isActive };
    return isActive;
  }

  private async read() {
    const document = await this.activeViews.collection<DemoDocument>('demo').findOne({ _id: 'demo' });
    return document !== null && (document.catalogueCounts || document.activityCounts);
  }
}
