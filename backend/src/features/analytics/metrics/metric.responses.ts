import {
  metricGroups,
  metricNames,
  metricSteps,
  metricUnits,
  stepExtents,
  type MetricGroup,
  type MetricName,
  type MetricStep,
  type MetricUnit,
  type StepExtent,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

export class MetricDefinitionResponse {
  @ApiProperty({ enum: metricNames }) name!: MetricName;
  @ApiProperty() definition!: string;
  @ApiProperty({ enum: metricUnits }) unit!: MetricUnit;
  @ApiProperty({ enum: metricGroups, isArray: true }) groups!: readonly MetricGroup[];
  @ApiProperty() isGroupOptional!: boolean;
  @ApiProperty({ enum: metricGroups, isArray: true }) filters!: readonly MetricGroup[];
  @ApiProperty({ description: 'Whether steps and groups add up to the total' }) isSum!: boolean;
}

export class MetricCatalogueResponse {
  @ApiProperty({ type: [MetricDefinitionResponse] }) metrics!: readonly MetricDefinitionResponse[];
  @ApiProperty() maxSteps!: number;
  @ApiProperty() maxGroups!: number;
  @ApiProperty({ description: 'Documents of counts that one answer reads' }) maxRows!: number;
  @ApiProperty({ description: 'Members are counted exactly up to so many acts in the period' }) maxMemberActs!: number;
}

class MetricSeriesResponse {
  @ApiProperty({ type: String, nullable: true }) key!: string | null;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
  @ApiProperty({ type: Number, nullable: true }) total!: number | null;
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } }) values!: readonly (number | null)[];
  @ApiProperty({ type: Number, nullable: true, description: 'What the total was divided by' }) outOf!: number | null;
  @ApiProperty({ description: 'Address of the events behind it' }) events!: string;
}

class MetricStepResponse {
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time', description: 'The first moment after it' }) to!: string;
  @ApiProperty({ enum: stepExtents, description: 'How much of its hour, day, week or month has been counted' })
  extent!: StepExtent;
}

class MetricSumResponse {
  @ApiProperty({ type: Number, nullable: true }) total!: number | null;
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } }) values!: readonly (number | null)[];
}

export class MetricAnswerResponse {
  @ApiProperty({ enum: metricNames }) metric!: MetricName;
  @ApiProperty({ enum: metricUnits }) unit!: MetricUnit;
  @ApiProperty({ enum: metricGroups, nullable: true }) group!: MetricGroup | null;
  @ApiProperty({ enum: metricSteps, nullable: true }) by!: MetricStep | null;
  @ApiProperty({ example: 'Asia/Riyadh' }) timeZone!: string;
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time' }) to!: string;
  @ApiProperty({ type: [MetricStepResponse] }) steps!: readonly MetricStepResponse[];
  @ApiProperty({ type: [MetricSeriesResponse], description: 'Highest totals first' })
  series!: readonly MetricSeriesResponse[];
  @ApiProperty({
    type: MetricSumResponse,
    nullable: true,
    description: 'All groups added up, shown or not; null without groups and where they do not add up',
  })
  sum!: MetricSumResponse | null;
  @ApiProperty({ description: 'How many groups there are, shown or not' }) groups!: number;
  @ApiProperty({ description: 'Position of the log up to which it counts' }) position!: string;
  @ApiProperty({ format: 'date-time' }) asOf!: string;
}
