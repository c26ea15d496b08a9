import type { ViewName } from '../entities/entities.ts';
import type { ChangedCounts } from '../catalogue/catalogue.documents.ts';

/** What nothing rebuilds: accounts, keys, sessions, idempotency records. */
export const privateDatabase = 'henna_private';
/** What can be dropped and rebuilt from the log at any time. */
export const viewsDatabase = 'henna_views';

/** The fast lane holds the views that pages show, the slow lane those that only staff reads. */
export const laneNames = ['fast', 'slow'] as const;
export type LaneName = (typeof laneNames)[number];

/** Collections of `henna_views` that belong to no view. */
export const stateCollections = {
  /** One document `{ _id: 'active' }` naming the build each view answers from. */
  builds: 'builds',
  /** One document per view build: how far it has come. */
  checkpoints: 'checkpoints',
  /** Events that a view could not take. */
  parked: 'parked',
  /** One document per view that was asked to be rebuilt, or is: how far that has come. */
  rebuilds: 'rebuilds',
  /** One document per lane, with the name of the lane as id: which worker writes it, and where it publishes progress. */
  lease: 'lease',
} as const;

/** `product@7`; a part of a view that serves the view itself is `product@7.activity`. */
export const viewCollection = (view: ViewName, build: number, part?: string): string =>
  part ? `${view}@${build}.${part}` : `${view}@${build}`;

export interface ActiveBuildsDocument {
  readonly _id: 'active';
  readonly builds: Partial<Record<ViewName, number>>;
  /**
   * The highest number that a build of the view ever had. A number is never given twice: a worker that was frozen while it
   * dropped a build would drop its successor of the same name.
   */
  readonly lastBuilds?: Partial<Record<ViewName, number>>;
}

/**
 * `building`: fed by a rebuild of its own. `level`: built, to be taken over and made active by the worker.
 * `live`: answers. `retiring`: answered before, still followed for a while. `dropping`: on its way out.
 */
export type BuildPhase = 'building' | 'level' | 'live' | 'retiring' | 'dropping';

/** `_id` is `viewCollection(view, build)`; `position` is the last commit position that the build has taken. */
export interface CheckpointDocument {
  readonly _id: string;
  readonly view: ViewName;
  readonly build: number;
  readonly position: Long;
  /** Epoch of the lease under which it was written. */
  readonly epoch: number;
  readonly degraded?: boolean;
  /** Of the projection that began it. */
  readonly version: number;
  readonly phase: BuildPhase;
  /** Absent until a worker that knows lanes has adopted the build. */
  readonly lane?: LaneName;
}

export interface ParkedDocument {
  /** `<view>@<build>:<position>` */
  readonly _id: string;
  readonly view: ViewName;
  readonly build: number;
  readonly stream: string;
  readonly position: Long;
  readonly type: string;
  readonly reason: string;
  readonly parkedAt: Date;
}

/** The last rebuild of a view, asked for by an administrator or begun by itself. `updatedAt` moves while it lives. */
export interface RebuildDocument {
  readonly _id: ViewName;
  readonly state: 'requested' | 'running' | 'done' | 'failed';
  readonly requestedAt: Date;
  /** The token's name; `null` where nobody asked. */
  readonly requestedBy: string | null;
  readonly startedAt?: Date | null;
  readonly updatedAt: Date;
  /** Events taken so far. */
  readonly taken?: number;
  /** Of the log, 0 to 1. */
  readonly share?: number;
  readonly error?: string | null;
}

/** The worker of a lane. `progress` is the loopback port where it pushes `WorkerProgress` lines and reads {@link ProgressRequest}s. */
export interface LeaseDocument {
  readonly _id: LaneName;
  readonly holder: string;
  readonly epoch: number;
  readonly expiresAt: Date;
  readonly progress?: { readonly host: string; readonly port: number };
}

/** What changed in the active build of a view. */
export interface ViewChange {
  /** Documents that were written or removed. */
  readonly ids: readonly string[];
  /** Products that these documents name in `productId`; absent where they name none. */
  readonly products?: readonly string[];
  /**
   * The new values of what changed in products, by id, where nothing but counts and scores did: they need not be read
   * again. Absent for other views and in large changes.
   */
  readonly counts?: Readonly<Record<string, ChangedCounts>>;
}

export type ViewChanges = Partial<Record<ViewName, ViewChange>>;

/**
 * One line of JSON that the worker pushes to every listener after a commit (and once at connection). Positions
 * are decimal strings.
 */
export interface WorkerProgress {
  /** What all active builds of the lane have passed. */
  readonly position: string;
  /**
   * The last event up to `position`, -1 where that is not known. `position` may lie beyond it, where the other lane does not
   * get to before the next event.
   */
  readonly lastEvent: string;
  readonly builds: Partial<Record<ViewName, number>>;
  readonly degraded: readonly ViewName[];
  /** What changed since the line before, by view. Absent: anything may have. */
  readonly changed?: ViewChanges;
}

/** One line of JSON that a listener sends to the worker: somebody waits for this position, so it is to be committed at once. */
export interface ProgressRequest {
  readonly position: string;
}

/** A 64-bit integer as the MongoDB driver writes it: `Long.fromBigInt(position)`; read with `promoteLongs: false` or as a number below 2^53. */
export interface Long {
  toString(): string;
  toBigInt(): bigint;
}

/** What every document of a view carries: the commit position of the last event that changed it. */
export interface Positioned {
  readonly position: Long;
}
