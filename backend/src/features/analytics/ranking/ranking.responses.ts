import {
  scoredKinds,
  type ScoredKind,
  type ScenarioExclusions,
  type TrendingRules,
  type WhatIfRules,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { PointsRequest } from './ranking.requests.ts';

class TrendingPartResponse {
  @ApiProperty({ enum: scoredKinds }) kind!: ScoredKind;
  @ApiProperty() count!: number;
  @ApiProperty({ description: 'Of the score, 0 to 1' }) share!: number;
}

export class TrendingProductResponse {
  @ApiProperty() productId!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) brand!: string | null;
  @ApiProperty() rank!: number;
  @ApiProperty() score!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Places won' }) sinceYesterday!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Places won' }) sinceLastWeek!: number | null;
  @ApiProperty({ type: [Number], description: '28 UTC days, the last is today' }) points!: readonly number[];
  @ApiProperty({ type: [TrendingPartResponse] }) parts!: readonly TrendingPartResponse[];
}

export class TrendingNowResponse {
  @ApiProperty({ type: [TrendingProductResponse] }) products!: readonly TrendingProductResponse[];
  @ApiProperty({ type: [TrendingProductResponse] }) risers!: readonly TrendingProductResponse[];
  @ApiProperty({ type: [TrendingProductResponse] }) fallers!: readonly TrendingProductResponse[];
  @ApiProperty({ type: [TrendingProductResponse], description: 'Since the end of yesterday' })
  dayRisers!: readonly TrendingProductResponse[];
  @ApiProperty({ type: [TrendingProductResponse], description: 'Since the end of yesterday' })
  dayFallers!: readonly TrendingProductResponse[];
  @ApiProperty({ description: 'How many products have a score' }) ranked!: number;
  @ApiProperty() position!: string;
  @ApiProperty({ format: 'date-time' }) asOf!: string;
}

class WhatIfRulesResponse implements WhatIfRules {
  @ApiProperty({ type: PointsRequest }) points!: PointsRequest;
  @ApiProperty() halfLifeDays!: number;
}

class WhatIfPlaceResponse {
  @ApiProperty() productId!: string;
  @ApiProperty() name!: string;
  @ApiProperty() rank!: number;
  @ApiProperty() score!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Under the live weights, without the cap too' })
  liveRank!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Places won against the live ranking' }) change!:
    number | null;
}

export class WhatIfAnswerResponse {
  @ApiProperty({ type: WhatIfRulesResponse }) rules!: WhatIfRulesResponse;
  @ApiProperty({ type: [WhatIfPlaceResponse] }) products!: readonly WhatIfPlaceResponse[];
  @ApiProperty() ranked!: number;
  @ApiProperty() position!: string;
  @ApiProperty({ format: 'date-time' }) asOf!: string;
}

class TrendingRulesResponse implements TrendingRules {
  @ApiProperty({ type: PointsRequest }) points!: PointsRequest;
  @ApiProperty() capPerPersonAndDay!: number;
  @ApiProperty() halfLifeDays!: number;
}

export class TrendingRulesRecordResponse {
  @ApiProperty({ type: TrendingRulesResponse }) rules!: TrendingRulesResponse;
  @ApiProperty({ type: TrendingRulesResponse, description: 'By which lists are ordered now' })
  live!: TrendingRulesResponse;
  @ApiProperty({ description: 'false while scores are being made anew by `rules`' }) isLive!: boolean;
  @ApiProperty({ description: 'What `If-Match` takes; -1 until somebody changes them' }) revision!: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) changedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The token that changed them' }) changedBy!: string | null;
}

class ScenarioExclusionsResponse implements ScenarioExclusions {
  @ApiProperty({ type: [String] }) withoutProducts!: readonly string[];
  @ApiProperty() withoutDemo!: boolean;
  @ApiProperty() withoutSuspected!: boolean;
}

export class ScenarioResponse {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: TrendingRulesResponse }) rules!: TrendingRulesResponse;
  @ApiProperty({ type: ScenarioExclusionsResponse }) exclusions!: ScenarioExclusionsResponse;
  @ApiProperty({ format: 'date-time' }) savedAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The token that saved it' }) savedBy!: string | null;
}
