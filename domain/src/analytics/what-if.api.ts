import type { ActKind } from '../catalogue/trend.document.ts';

/** Points for one act of each kind, and how fast they fade. */
export interface WhatIfRules {
  readonly points: Readonly<Record<ActKind, number>>;
  readonly halfLifeDays: number;
}

export interface WhatIfPlace {
  readonly productId: string;
  readonly name: string;
  readonly rank: number;
  readonly score: number;
  /** Its place in the live ranking; `null` where it has no score there. */
  readonly liveRank: number | null;
  /** Places won against the live ranking. */
  readonly change: number | null;
}

/**
 * `POST /api/analytics/what-if`: the ranking that other weights would give, without the cap per person and day, which
 * needs a replay.
 */
export interface WhatIfAnswer {
  readonly rules: WhatIfRules;
  readonly products: readonly WhatIfPlace[];
  readonly ranked: number;
  readonly position: string;
  readonly asOf: string;
}
