import type { Refusal } from '../shared/problem.ts';
import type { ReplayInputs, ReplayResult, ReplayState } from './replay.ts';

/** Collection `replays` of `henna_private`: what analysts asked for, and what came of it. */
export interface ReplayDocument {
  readonly _id: string;
  readonly state: ReplayState;
  readonly progress: number;
  readonly inputs: ReplayInputs;
  /** Ids of the members to leave out; gone when it has ended. */
  readonly without?: readonly string[];
  readonly by: string;
  readonly createdAt: Date;
  /** When whoever runs it was last alive. */
  readonly aliveAt: Date | null;
  readonly finishedAt: Date | null;
  readonly isCancelled: boolean;
  /** Of before failures had codes. */
  readonly error: string | null;
  readonly problem?: Refusal;
  readonly result: ReplayResult | null;
}

export const replaysCollection = 'replays';
