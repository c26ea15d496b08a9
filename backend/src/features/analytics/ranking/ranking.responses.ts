import {
  actKinds,
  type ActKind,
  type Scenario,
  type ScenarioExclusions,
  type TrendingNow,
  type TrendingProduct,
  type TrendingRules,
  type TrendingRulesRecord,
  type WhatIfAnswer,
  type WhatIfPlace,
  type WhatIfRules,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { PointsRequest } from './ranking.requests.ts';

class TrendingPartBody {
  @ApiProperty({ enum: actKinds }) kind!: ActKind;
  @ApiProperty() count!: number;
  @ApiProperty({ description: 'Of the score, 0 to 1' }) share!: number;
}

class TrendingProductBody implements TrendingProduct {
  @ApiProperty() productId!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) brand!: string | null;
  @ApiProperty() rank!: number;
  @ApiProperty() score!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Places won' }) sinceYesterday!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Places won' }) sinceLastWeek!: number | null;
  @ApiProperty({ type: [Number], description: '28 UTC days, the last is today' }) points!: number[];
  @ApiProperty({ type: [TrendingPartBody] }) parts!: TrendingPartBody[];
}

export class TrendingNowBody implements TrendingNow {
  @ApiProperty({ type: [TrendingProductBody] }) products!: TrendingProductBody[];
  @ApiProperty({ type: [TrendingProductBody] }) risers!: TrendingProductBody[];
  @ApiProperty({ type: [TrendingProductBody] }) fallers!: TrendingProductBody[];
  @ApiProperty({ type: [TrendingProductBody], description: 'Since the end of yesterday' })
  dayRisers!: TrendingProductBody[];
  @ApiProperty({ type: [TrendingProductBody], description: 'Since the end of yesterday' })
  dayFallers!: TrendingProductBody[];
  @ApiProperty({ description: 'How many products have a score' }) ranked!: number;
  @ApiProperty() position!: string;
  @ApiProperty({ format: 'date-time' }) asOf!: string;
}

class WhatIfRulesBody implements WhatIfRules {
  @ApiProperty({ type: PointsRequest }) points!: PointsRequest;
  @ApiProperty() halfLifeDays!: number;
}

class WhatIfPlaceBody implements WhatIfPlace {
  @ApiProperty() productId!: string;
  @ApiProperty() name!: string;
  @ApiProperty() rank!: number;
  @ApiProperty() score!: number;
  @ApiProperty({ type: Number, nullable: true }) liveRank!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Places won against the live ranking' }) change!:
    number | null;
}

export class WhatIfAnswerBody implements WhatIfAnswer {
  @ApiProperty({ type: WhatIfRulesBody }) rules!: WhatIfRulesBody;
  @ApiProperty({ type: [WhatIfPlaceBody] }) products!: WhatIfPlaceBody[];
  @ApiProperty() ranked!: number;
  @ApiProperty() position!: string;
  @ApiProperty({ format: 'date-time' }) asOf!: string;
}

class TrendingRulesBody implements TrendingRules {
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

class ScenarioExclusionsBody implements ScenarioExclusions {
  @ApiProperty({ type: [String] }) withoutProducts!: string[];
  @ApiProperty() withoutDemo!: boolean;
  @ApiProperty() withoutSuspected!: boolean;
}

export class ScenarioBody implements Scenario {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: TrendingRulesBody }) rules!: TrendingRulesBody;
  @ApiProperty({ type: ScenarioExclusionsBody }) exclusions!: ScenarioExclusionsBody;
  @ApiProperty({ format: 'date-time' }) savedAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The token that saved it' }) savedBy!: string | null;
}
