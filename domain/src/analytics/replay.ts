import type { ScoredKind } from '../catalogue/trend.document.ts';

/** What a replay is asked to do; what is absent is as in the live ranking. */
export interface ReplayInputs {
  readonly points: Readonly<Record<ScoredKind, number>>;
  readonly capPerPersonAndDay: number;
  readonly halfLifeDays: number;
  /** Acts done from this moment on; `null`: from the first. */
  readonly from: string | null;
  /** Acts done before this moment; `null`: to the last. */
  readonly to: string | null;
  /** Products whose acts do not count. */
  readonly withoutProducts: readonly string[];
  /** Members whose acts do not count, each by a pseudonym that is used nowhere else. */
  readonly withoutMembers: readonly string[];
  /** Without what the demo did. */
  readonly withoutDemo: boolean;
  /** Without the days of persons who did more than `suspectedActsPerDay` acts on them. */
  readonly withoutSuspected: boolean;
  /** Position of the log up to which it reads. */
  readonly position: string;
}

export const suspectedActsPerDay = 100;

export const replayStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ReplayState = (typeof replayStates)[number];

/** Points of a product by kind, after decay, as shares of its score (0 to 1). */
export type ReplayShares = Readonly<Record<ScoredKind, number>>;

export interface ReplayRank {
  readonly rank: number;
  readonly score: number;
  readonly shares: ReplayShares;
}

/** One product of a replay beside its place in the live ranking. */
export interface ReplayRow {
  readonly productId: string;
  readonly replay: ReplayRank;
  /** Under the live rules, of the same log; `null` where it has no score there. */
  readonly live: ReplayRank | null;
  /** Places won against the live ranking. */
  readonly change: number | null;
  /** The kind whose share of the score changed most, and by how much; `null` where none did. */
  readonly reason: { readonly kind: ScoredKind; readonly shareChange: number } | null;
}

export interface ReplayResult {
  /** In the order of the replay, at most 500. */
  readonly rows: readonly ReplayRow[];
  readonly ranked: number;
  readonly liveRanked: number;
  readonly rose: number;
  readonly fell: number;
  /** Events that were read. */
  readonly events: number;
}
