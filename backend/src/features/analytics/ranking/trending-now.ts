import { utcDay, type TrendBlockDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { trendBlockIds, CatalogueIndex, scorePartsAndDays } from '../../listing/index.ts';
import { CachedDayPoints, type ProductDays, type Ranking, type TrendRank } from './day-points.ts';
import type { TrendingNowResponse, TrendingProductResponse } from './ranking.responses.ts';

const shownDays = 28;
export const shownMovers = 5;

type Since = 'sinceYesterday' | 'sinceLastWeek';
type Blocks = ReadonlyMap<string, TrendBlockDocument>;
interface Moved extends Readonly<Record<Since, number | null>> {
  readonly product: ProductDays;
  readonly trendRank: TrendRank;
}

/** What trends now, why, and what it was before. */
@Injectable()
export class TrendingNowAnswers {
  constructor(
    private readonly points: CachedDayPoints,
    private readonly views: ActiveViews,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** @param limit how many products, from rank 1 on */
  async answer(limit: number, now: Date): Promise<TrendingNowResponse> {
    const { products, halfLifeDays, rankingAt, build, position, asOf } = await this.points.current();
    const today = utcDay(now);
    const [current, yesterday, lastWeek] = [rankingAt(Infinity), rankingAt(today - 1), rankingAt(today - 7)];
    const byId = new Map(products.map((product) => [product.id, product]));
    const moved = [...current].map(([id, trendRank]): Moved => {
      const since = (before: Ranking) => {
        const rank = before.get(id)?.rank;
        return rank === undefined ? null : rank - trendRank.rank;
      };
      return { product: byId.get(id)!, trendRank, sinceYesterday: since(yesterday), sinceLastWeek: since(lastWeek) };
    });
    const shown = moved.slice(0, limit);
    const risers = moversOf(moved, 'sinceLastWeek', 1);
    const fallers = moversOf(moved, 'sinceLastWeek', -1);
    const dayRisers = moversOf(moved, 'sinceYesterday', 1);
    const dayFallers = moversOf(moved, 'sinceYesterday', -1);
    const blocks = await this.blocksOf([shown, risers, fallers, dayRisers, dayFallers].flat(), today, build);
    const response = (list: readonly Moved[]) => list.map((each) => this.response(each, today, halfLifeDays, blocks));
    return {
      products: response(shown),
      risers: response(risers),
      fallers: response(fallers),
      dayRisers: response(dayRisers),
      dayFallers: response(dayFallers),
      ranked: current.size,
      position: String(position),
      asOf: asOf.toISOString(),
    };
  }

  /** The day blocks of products, by their ids, in one read. */
  private async blocksOf(list: readonly Moved[], today: number, build: number): Promise<Blocks> {
    const ids = new Set(list.flatMap(({ product: { id, days } }) => trendBlockIds(id, days.at(-1), today)));
    const trend = this.views.collection<TrendBlockDocument>('product', 'trend', build);
    const blocks = await trend.find({ _id: { $in: [...ids] } }).toArray();
    return new Map(blocks.map((block) => [block._id, block]));
  }

  private response(
    { product, trendRank, ...since }: Moved,
    today: number,
    halfLifeDays: number,
    known: Blocks,
  ): TrendingProductResponse {
    const { id, days, points } = product;
    const newest = days.at(-1);
    const blocks = trendBlockIds(id, newest, today).flatMap((block) => known.get(block) ?? []);
    const entry = this.catalogue.product(id);
    const pointsOf = new Map(days.map((day, index) => [day, points[index]!]));
    return {
      productId: id,
      name: entry?.name ?? '',
      brand: (entry && this.catalogue.brand(entry.brandId)?.displayName) ?? null,
      ...trendRank,
      ...since,
      points: Array.from({ length: shownDays }, (_, index) => pointsOf.get(today - shownDays + 1 + index) ?? 0),
      parts: scorePartsAndDays(blocks, newest, today, halfLifeDays).parts.map(({ kind, count, share }) => ({
        kind,
        count,
        share,
      })),
    };
  }
}

/**
 * The products whose rank changed most since a day, greatest change first; those without a rank on that day are left out.
 * @param sign 1 for those that rose, -1 for those that fell
 */
export const moversOf = <Moved extends Readonly<Record<Since, number | null>>>(
  moved: readonly Moved[],
  since: Since,
  sign: 1 | -1,
): Moved[] =>
  moved
    .filter((each) => sign * (each[since] ?? 0) > 0)
    .toSorted((a, b) => sign * (b[since]! - a[since]!))
    .slice(0, shownMovers);
