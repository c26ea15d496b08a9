import { scoredKinds, type ScoredKind } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

class TrendWorthResponse {
  @ApiProperty() visits!: number;
  @ApiProperty() votes!: number;
  @ApiProperty() ratings!: number;
  @ApiProperty() comments!: number;
}

class TrendPartResponse {
  @ApiProperty({ enum: scoredKinds }) kind!: ScoredKind;
  @ApiProperty({ description: 'Acts that stand, of the days that the score counts' }) count!: number;
  @ApiProperty({ description: 'Their points under the cap per person and day' }) points!: number;
  @ApiProperty({ description: 'Of the score, after decay: 0 to 1' }) share!: number;
}

export class TrendDayResponse {
  @ApiProperty({ example: '2026-03-01' }) day!: string;
  @ApiProperty() visits!: number;
  @ApiProperty() votes!: number;
  @ApiProperty() ratings!: number;
  @ApiProperty() comments!: number;
  @ApiProperty() points!: number;
}

export class ProductTrendResponse {
  @ApiProperty() productId!: string;
  @ApiProperty({ type: Number, nullable: true }) score!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'From 1' }) rank!: number | null;
  @ApiProperty({ description: 'How many products are listed' }) of!: number;
  @ApiProperty() halfLifeDays!: number;
  @ApiProperty() capPerPersonAndDay!: number;
  @ApiProperty({ type: TrendWorthResponse, description: 'Points for one act' }) worth!: TrendWorthResponse;
  @ApiProperty({ type: [TrendPartResponse] }) parts!: TrendPartResponse[];
  @ApiProperty({ type: [TrendDayResponse], description: '60 days, oldest first' }) days!: TrendDayResponse[];
  @ApiProperty({ format: 'date-time' }) asOf!: string;
}
