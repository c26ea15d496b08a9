import {
  stateCollections,
  viewCollection,
  viewNames,
  type CheckpointDocument,
  type ParkedDocument,
  type ViewName,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { Rebuilds } from './rebuilds.ts';
import type { SystemParkedEventResponse, SystemViewResponse } from './system.responses.ts';

const maxParkedEvents = 5;

/** Reads checkpoint, parked events and last rebuild of each view. */
@Injectable()
export class SystemViews {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly rebuilds: Rebuilds,
  ) {}

  async all(role: TokenRole): Promise<SystemViewResponse[]> {
    const active = this.progress.activeBuilds;
    const [checkpoints, rebuilds] = await Promise.all([
      this.databases.views
        .collection<CheckpointDocument>(stateCollections.checkpoints)
        .find({ _id: { $in: viewNames.map((view) => viewCollection(view, active[view])) } }, { promoteLongs: false })
        .toArray(),
      this.rebuilds.all(),
    ]);
    const checkpointsByView = new Map(checkpoints.map((checkpoint) => [checkpoint.view, checkpoint]));
    return Promise.all(
      viewNames.map(async (view) => {
        const checkpoint = checkpointsByView.get(view);
        const build = active[view];
        const parked = checkpoint?.degraded ? await this.parked(view, build, role) : { parked: 0, parkedEvents: [] };
        return {
          view,
          build,
          version: Number(checkpoint?.version ?? 0),
          position: String(checkpoint?.position ?? -1n),
          ...parked,
          rebuild: rebuilds.get(view) ?? null,
        };
      }),
    );
  }

  private async parked(view: ViewName, build: number, role: TokenRole) {
    const collection = this.databases.views.collection<ParkedDocument>(stateCollections.parked);
    const [parked, first] = await Promise.all([
      collection.countDocuments({ view, build }),
      collection.find({ view, build }, { promoteLongs: false }).sort({ position: 1 }).limit(maxParkedEvents).toArray(),
    ]);
    return { parked, parkedEvents: first.map((event) => parkedEvent(event, role)) };
  }
}

const parkedEvent = (
  { position, type, stream, reason, parkedAt }: ParkedDocument,
  role: TokenRole,
): SystemParkedEventResponse => ({
  position: String(position),
  type,
  stream: role === 'analyst' ? null : stream,
  reason: role === 'analyst' ? null : reason,
  parkedAt: parkedAt.toISOString(),
});
