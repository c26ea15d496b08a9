import { viewCollection, type ViewName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Collection, Document } from 'mongodb';
import { Databases } from '../stores/databases.ts';
import { ProjectionProgress } from './projection-progress.ts';

/** The collections of views, by default of the builds that answer. */
@Injectable()
export class LiveViews {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** @param part of a view that has several collections */
  of<Stored extends Document>(
    view: ViewName,
    part?: string,
    build: number = this.progress.activeBuilds[view],
  ): Collection<Stored> {
    return this.databases.views.collection<Stored>(viewCollection(view, build, part));
  }
}
