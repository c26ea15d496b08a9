import { viewCollection, type CheckpointDocument, type ViewName } from '@henna/contracts';
import type { Projection } from '../projection.ts';

/** Before the first event. */
export const beforeAll = -1n;

/**
 * `building`: fed by a rebuild of its own. `level`: built, to be taken over and made active by the worker.
 * `live`: answers. `retiring`: answered before, still followed until `retireAt`. `dropping`: on its way out.
 */
export type Phase = 'building' | 'level' | 'live' | 'retiring' | 'dropping';

/** A checkpoint as the worker keeps it. */
export interface BuildDocument extends CheckpointDocument {
  readonly phase: Phase;
  /** Version of the projection that began it. */
  readonly version: number;
  /** Until when the rebuild that feeds it counts as alive. */
  readonly builtUntil?: Date;
  readonly retireAt?: Date;
}

/** A build of a view while events are folded into it. */
export interface Build {
  readonly name: string;
  readonly view: ViewName;
  readonly number: number;
  readonly projection: Projection;
  phase: Phase;
  position: bigint;
  degraded: boolean;
  /** Streams with a parked event: later events of theirs are parked behind it. */
  readonly parkedStreams: Set<string>;
}

export const collectionsOf = (projection: Projection, number: number): readonly string[] => [
  viewCollection(projection.view, number),
  ...projection.parts.map((part) => viewCollection(projection.view, number, part)),
];
