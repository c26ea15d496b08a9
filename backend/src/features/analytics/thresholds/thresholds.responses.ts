import { metricNames, metricUnits, type MetricName, type MetricUnit } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { AnalyticsViewResponse, ThresholdValueResponse } from '../notebook/notebook.responses.ts';

export class ThresholdResponse {
  @ApiProperty({ description: 'Of the saved view' }) id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: AnalyticsViewResponse }) view!: AnalyticsViewResponse;
  @ApiProperty({ enum: metricNames }) metric!: MetricName;
  @ApiProperty({ enum: metricUnits }) unit!: MetricUnit;
  @ApiProperty({ type: ThresholdValueResponse }) threshold!: ThresholdValueResponse;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Total of the last whole interval, or of the period of a view without intervals; nothing to divide by',
  })
  value!: number | null;
  @ApiProperty() isReached!: boolean;
  @ApiProperty({ example: 'Asia/Riyadh' }) timeZone!: string;
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time', description: 'The first moment after it' }) to!: string;
}
