import { viewCollection, type ViewName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Collection, Document } from 'mongodb';
import { Databases } from '../stores/databases.ts';
import { ProjectionProgress } from './projection-progress.ts';

/** The collections of views, by default of their active builds. */
@Injectable()
export class ActiveViews {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** As {@link collection}, once the view holds what a client may have seen elsewhere: for views of the slow lane. */
  async current<Stored extends Document>(view: ViewName, part?: string): Promise<Collection<Stored>> {
    await this.progress.untilCurrent(view);
    return this.collection<Stored>(view, part);
  }

  /** @param part for a view that has several collections */
  collection<Stored extends Document>(
    view: ViewName,
    part?: string,
    build: number = this.progress.activeBuilds[view],
  ): Collection<Stored> {
    return this.databases.views.collection<Stored>(viewCollection(view, build, part));
  }
}
