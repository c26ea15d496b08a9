import { actKinds, type ReplayPlace, type ReplayResult, type ReplayRow } from '@henna/domain';

const mostRows = 500;
type Ranking = ReadonlyMap<string, ReplayPlace>;

/** The kind whose share of the score changed most between two places. */
const reasonOf = (replay: ReplayPlace, live: ReplayPlace | null): ReplayRow['reason'] => {
  const changes = actKinds.map((kind) => ({ kind, shareChange: replay.shares[kind] - (live?.shares[kind] ?? 0) }));
  const [most] = changes.sort((a, b) => Math.abs(b.shareChange) - Math.abs(a.shareChange));
  return most && most.shareChange !== 0 ? most : null;
};

/** A replay beside the live ranking of the same log, place by place. */
export const compare = (replay: Ranking, live: Ranking, events: number): ReplayResult => {
  const rows = [...replay].map(([productId, place]): ReplayRow => {
    const before = live.get(productId) ?? null;
    const change = before && before.rank - place.rank;
    return { productId, replay: place, live: before, change, reason: reasonOf(place, before) };
  });
  return {
    rows: rows.slice(0, mostRows),
    ranked: replay.size,
    liveRanked: live.size,
    rose: rows.filter(({ change }) => change !== null && change > 0).length,
    fell: rows.filter(({ change }) => change !== null && change < 0).length,
    events,
  };
};
