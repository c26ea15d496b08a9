import { isDeepStrictEqual } from 'node:util';
import type { TrendingRules, TrendingRulesDocument, TrendingRulesRecord } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { firstRules } from '../../catalogue/index.ts';
import { PointsRequest } from '../ranking/points.request.ts';
import type { TrendingRulesState } from './trending-rules.ts';

export class TrendingRulesBody implements TrendingRules {
  @ApiProperty({ type: PointsRequest }) points!: PointsRequest;
  @ApiProperty() capPerPersonAndDay!: number;
  @ApiProperty() halfLifeDays!: number;
}

export class TrendingRulesRecordBody implements TrendingRulesRecord {
  @ApiProperty({ type: TrendingRulesBody }) rules!: TrendingRulesBody;
  @ApiProperty({ type: TrendingRulesBody, description: 'By which lists are ordered now' }) live!: TrendingRulesBody;
  @ApiProperty({ description: 'false while scores are being made anew by `rules`' }) isLive!: boolean;
  @ApiProperty({ description: 'What `If-Match` takes; -1 until somebody changes them' }) revision!: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) changedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The token that changed them' }) changedBy!: string | null;
}

type Kept = Pick<TrendingRulesDocument, 'live' | 'latest' | 'revision' | 'changedAt' | 'changedBy'>;

/** The rules as they were set last, beside those by which a build counts. */
export const rulesRecord = (
  { rules, revision, changedAt }: TrendingRulesState,
  { live, changedBy }: { readonly live: TrendingRules; readonly changedBy: string | null },
): TrendingRulesRecord => ({ rules, live, isLive: isDeepStrictEqual(rules, live), revision, changedAt, changedBy });

/** The same from what a build of the product view knows. */
export const rulesRecordOf = (kept: Kept | null): TrendingRulesRecord =>
  kept
    ? rulesRecord({ rules: kept.latest, revision: kept.revision, changedAt: kept.changedAt.toISOString() }, kept)
    : rulesRecord({ rules: firstRules, revision: -1, changedAt: null }, { live: firstRules, changedBy: null });
