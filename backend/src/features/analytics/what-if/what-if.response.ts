import type { WhatIfAnswer, WhatIfPlace, WhatIfRules } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { PointsRequest } from '../ranking/points.request.ts';

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
