import { actKinds, type ActKind, type TrendingNow, type TrendingProduct } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';

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
