import {
  ConflictError,
  stateCollections,
  type RebuildDocument,
  type SystemRebuild,
  type ViewName,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { Databases } from '../../shared/stores/databases.ts';

/** Longer than a rebuild that lives ever says nothing. */
const silentForMs = 60_000;

const stateOf = ({ state, updatedAt }: RebuildDocument): SystemRebuild['state'] => {
  const isUnderWay = state === 'requested' || state === 'running';
  return isUnderWay && Date.now() - updatedAt.getTime() > silentForMs ? 'stalled' : state;
};

const secondsLeft = (document: RebuildDocument): number | null => {
  const { startedAt, updatedAt, share = 0 } = document;
  if (stateOf(document) !== 'running' || !startedAt || share <= 0) return null;
  const seconds = (updatedAt.getTime() - startedAt.getTime()) / 1_000;
  return Math.ceil((seconds * (1 - share)) / share);
};

export const rebuildOf = (document: RebuildDocument): SystemRebuild => ({
  state: stateOf(document),
  requestedAt: document.requestedAt.toISOString(),
  requestedBy: document.requestedBy,
  updatedAt: document.updatedAt.toISOString(),
  taken: document.taken ?? 0,
  share: document.share ?? 0,
  secondsLeft: secondsLeft(document),
  error: document.error ?? null,
});

/** Wishes for rebuilds, which the projections worker takes up, and what came of them. */
@Injectable()
export class Rebuilds {
  constructor(private readonly databases: Databases) {}

  /** The last of each view. */
  async all(): Promise<ReadonlyMap<ViewName, SystemRebuild>> {
    const documents = await this.collection.find().toArray();
    return new Map(documents.map((document) => [document._id, rebuildOf(document)]));
  }

  /** Throws {@link ConflictError} while one of the view is under way. */
  async request(view: ViewName, requestedBy: string): Promise<SystemRebuild> {
    const known = await this.collection.findOne({ _id: view });
    if (known && ['requested', 'running'].includes(stateOf(known))) throw new ConflictError('REBUILD_UNDER_WAY');
    const now = new Date();
    const wish = {
      state: 'requested' as const,
      requestedAt: now,
      requestedBy,
      startedAt: null,
      updatedAt: now,
      taken: 0,
      share: 0,
      error: null,
    };
    await this.collection.updateOne({ _id: view }, { $set: wish }, { upsert: true });
    return rebuildOf({ _id: view, ...wish });
  }

  private get collection() {
    return this.databases.views.collection<RebuildDocument>(stateCollections.rebuilds);
  }
}
