import type { ActKind } from '../catalogue/trend.document.ts';

/** Points for one act of each kind, and how fast they fade. */
export interface WhatIfRules {
  readonly points: Readonly<Record<ActKind, number>>;
  readonly halfLifeDays: number;
}
