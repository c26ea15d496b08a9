import { limits, savedViewTabs, thresholdDirections, type SavedViewTab, type Threshold } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsNumber, IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { MayBeAbsent, OptionalText } from '../../../shared/http/request-fields.ts';
import { PageQuery } from '../../../shared/http/paging.ts';
import { Description, Name, OptionalName } from '../../../shared/http/text-fields.ts';

const entriesOfPage = 20;

export class ListViewsRequest extends PageQuery(entriesOfPage) {
  /** Text that the title or the note must hold. */
  @OptionalText(limits.search) q?: string;
}

class AnalyticsViewRequest {
  @ApiProperty({ enum: savedViewTabs })
  @IsIn(savedViewTabs)
  tab!: SavedViewTab;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: limits.analyticsField },
    description: 'What the address of the tab says',
  })
  @MayBeAbsent()
  @IsObject()
  search: Record<string, unknown> = {};
}

class ThresholdRequest implements Threshold {
  @ApiProperty({ enum: thresholdDirections })
  @IsIn(thresholdDirections)
  direction!: Threshold['direction'];

  @ApiProperty({ description: 'In the unit of the metric; shares from 0 to 1' })
  @IsNumber()
  @Min(-limits.thresholdValue)
  @Max(limits.thresholdValue)
  value!: number;
}

export class SaveViewRequest {
  @Name(limits.savedViewTitle)
  title!: string;

  @Description(limits.savedViewNote)
  note?: string | null;

  /** Of the tabs explore and sql: the name of the dashboard that shows it. */
  @OptionalName(limits.dashboardName)
  dashboard?: string | null;

  /** Of the tab explore: whether the total of the last whole interval is beyond it is answered to staff. */
  @ApiPropertyOptional({ type: ThresholdRequest, nullable: true })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ThresholdRequest)
  threshold?: ThresholdRequest | null;

  @ApiProperty({ type: AnalyticsViewRequest })
  @IsObject()
  @ValidateNested()
  @Type(() => AnalyticsViewRequest)
  view!: AnalyticsViewRequest;
}

/** Fields that are absent stay. */
export class ChangeViewRequest extends PartialType(
  PickType(SaveViewRequest, ['title', 'note', 'dashboard', 'threshold']),
  {
    skipNullProperties: false,
  },
) {}
