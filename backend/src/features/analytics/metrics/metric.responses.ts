import {
  metricGroups,
  metricNames,
  metricSteps,
  metricUnits,
  type MetricAnswer,
  type MetricCatalogue,
  type MetricDefinition,
  type MetricGroup,
  type MetricName,
  type MetricSeries,
  type MetricStep,
  type MetricUnit,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

class MetricDefinitionBody implements MetricDefinition {
  @ApiProperty({ enum: metricNames }) name!: MetricName;
  @ApiProperty() definition!: string;
  @ApiProperty({ enum: metricUnits }) unit!: MetricUnit;
  @ApiProperty({ enum: metricGroups, isArray: true }) groups!: MetricGroup[];
  @ApiProperty() isGroupOptional!: boolean;
  @ApiProperty({ enum: metricGroups, isArray: true }) filters!: MetricGroup[];
  @ApiProperty({ description: 'Whether steps and groups add up to the total' }) isSum!: boolean;
}

export class MetricCatalogueBody implements MetricCatalogue {
  @ApiProperty({ type: [MetricDefinitionBody] }) metrics!: MetricDefinitionBody[];
  @ApiProperty() maxSteps!: number;
  @ApiProperty() maxGroups!: number;
  @ApiProperty({ description: 'Documents of counts that one answer reads' }) maxRows!: number;
  @ApiProperty({ description: 'Members are counted exactly up to so many acts in the period' }) maxMemberActs!: number;
}

class MetricSeriesBody implements MetricSeries {
  @ApiProperty({ type: String, nullable: true }) key!: string | null;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
  @ApiProperty({ type: Number, nullable: true }) total!: number | null;
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } }) values!: (number | null)[];
  @ApiProperty({ type: Number, nullable: true, description: 'What the total was divided by' }) outOf!: number | null;
  @ApiProperty({ description: 'Address of the events behind it' }) events!: string;
}

class MetricStepBody {
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time', description: 'The first moment after it' }) to!: string;
}

export class MetricAnswerBody implements MetricAnswer {
  @ApiProperty({ enum: metricNames }) metric!: MetricName;
  @ApiProperty({ enum: metricUnits }) unit!: MetricUnit;
  @ApiProperty({ enum: metricGroups, nullable: true }) group!: MetricGroup | null;
  @ApiProperty({ enum: metricSteps, nullable: true }) by!: MetricStep | null;
  @ApiProperty({ example: 'Asia/Riyadh' }) timeZone!: string;
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time' }) to!: string;
  @ApiProperty({ type: [MetricStepBody] }) steps!: MetricStepBody[];
  @ApiProperty({ type: [MetricSeriesBody], description: 'Highest totals first' }) series!: MetricSeriesBody[];
  @ApiProperty({ description: 'How many groups there are, shown or not' }) groups!: number;
  @ApiProperty({ description: 'Position of the log up to which it counts' }) position!: string;
  @ApiProperty({ format: 'date-time' }) asOf!: string;
}
