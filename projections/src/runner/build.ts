import { viewCollection, type BuildPhase, type CheckpointDocument, type ViewName } from '@henna/domain';
import type { Binary } from 'mongodb';
import type { Projection } from '../projection.ts';

/** Before the first event. */
export const beforeAll = -1n;

/** A checkpoint as the worker keeps it. */
export interface BuildDocument extends CheckpointDocument {
  /** Until when the rebuild that feeds it counts as alive. */
  readonly builtUntil?: Date;
  /** Of the transactions of that rebuild. */
  readonly session?: Binary;
  readonly retireAt?: Date;
}

/** A build of a view while events are folded into it. */
export interface Build {
  readonly name: string;
  readonly view: ViewName;
  readonly number: number;
  readonly projection: Projection;
  phase: BuildPhase;
  position: bigint;
  degraded: boolean;
  /** Streams with a parked event: later events of theirs are parked behind it. */
  readonly parkedStreams: Set<string>;
}

export const collectionsOf = (projection: Projection, number: number): readonly string[] => [
  viewCollection(projection.view, number),
  ...projection.parts.map((part) => viewCollection(projection.view, number, part)),
];
