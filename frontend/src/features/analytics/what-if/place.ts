import type { Replay, WhatIfAnswer } from '@henna/domain';
import { placesShown } from '../api/what-if.ts';

/** A product in a ranking that is tried, beside its place today. */
export interface TriedPlace {
  readonly productId: string;
  readonly name: string;
  readonly rank: number;
  /** null: it has no place today. */
  readonly liveRank: number | null;
  readonly change: number | null;
}

export const placesOfAnswer = ({ products }: WhatIfAnswer): readonly TriedPlace[] => products;

export const placesOfReplay = ({ result }: Replay): readonly TriedPlace[] =>
  (result?.rows ?? []).slice(0, placesShown).map(({ productId, name, replay, live, change }) => ({
    productId,
    name,
    rank: replay.rank,
    liveRank: live?.rank ?? null,
    change,
  }));
