import { viewCollection, type DemoDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** Whether demo content is to be told of. */
@Injectable()
export class DemoStatus {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** True from the first demo event until all of the demo is taken back. One read by id. */
  async counts(): Promise<boolean> {
    const document = await this.databases.views
      .collection<DemoDocument>(viewCollection('demo', this.progress.activeBuilds.demo))
      .findOne({ _id: 'demo' });
    return document !== null && (document.catalogueCounts || document.activityCounts);
  }
}
