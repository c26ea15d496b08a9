import { ConflictError, stateCollections, type RebuildDocument, type ViewName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { Databases } from '../../shared/stores/databases.ts';
import type { SystemRebuildResponse } from './system.responses.ts';

/** Longer than the interval between updates of a running rebuild. */
const stalledAfterMs = 60_000;

const stateOf = ({ state, updatedAt }: RebuildDocument): SystemRebuildResponse['state'] => {
  const isActive = state === 'requested' || state === 'running';
  return isActive && Date.now() - updatedAt.getTime() > stalledAfterMs ? 'stalled' : state;
};

const secondsLeft = (document: RebuildDocument): number | null => {
  const { startedAt, updatedAt, share = 0 } = document;
  if (stateOf(document) !== 'running' || !startedAt || share <= 0) return null;
  const seconds = (updatedAt.getTime() - startedAt.getTime()) / 1_000;
  return Math.ceil((seconds * (1 - share)) / share);
};

export const rebuildResponse = (document: RebuildDocument): SystemRebuildResponse => ({
  state: stateOf(document),
  requestedAt: document.requestedAt.toISOString(),
  requestedBy: document.requestedBy,
  updatedAt: document.updatedAt.toISOString(),
  taken: document.taken ?? 0,
  share: document.share ?? 0,
  secondsLeft: secondsLeft(document),
  error: document.error ?? null,
});

/** Requests for rebuilds, which the worker picks up, and their progress. */
@Injectable()
export class Rebuilds {
  constructor(private readonly databases: Databases) {}

  /** The last rebuild of each view. */
  async all(): Promise<ReadonlyMap<ViewName, SystemRebuildResponse>> {
    const documents = await this.collection.find().toArray();
    return new Map(documents.map((document) => [document._id, rebuildResponse(document)]));
  }

  /** Throws {@link ConflictError} while a rebuild of the view is active. */
  async request(view: ViewName, requestedBy: string): Promise<SystemRebuildResponse> {
    const previous = await this.collection.findOne({ _id: view });
    if (previous && ['requested', 'running'].includes(stateOf(previous))) throw new ConflictError('REBUILD_UNDER_WAY');
    const now = new Date();
    const rebuild = {
      state: 'requested' as const,
      requestedAt: now,
      requestedBy,
      startedAt: null,
      updatedAt: now,
      taken: 0,
      share: 0,
      error: null,
    };
    await this.collection.updateOne({ _id: view }, { $set: rebuild }, { upsert: true });
    return rebuildResponse({ _id: view, ...rebuild });
  }

  private get collection() {
    return this.databases.views.collection<RebuildDocument>(stateCollections.rebuilds);
  }
}
