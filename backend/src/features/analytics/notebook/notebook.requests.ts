import { limits, savedViewTabs, type SavedViewTab } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateNested } from 'class-validator';
import { Description, Name } from '../../catalogue/index.ts';
import { MayBeAbsent } from '../../../shared/http/may-be-absent.ts';

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

export class KeepViewRequest {
  @Name(limits.savedViewTitle)
  title!: string;

  @Description(limits.savedViewNote)
  note?: string | null;

  @ApiProperty({ type: AnalyticsViewRequest })
  @IsObject()
  @ValidateNested()
  @Type(() => AnalyticsViewRequest)
  view!: AnalyticsViewRequest;
}

/** Fields that are absent stay. */
export class ChangeViewRequest extends PartialType(PickType(KeepViewRequest, ['title', 'note']), {
  skipNullProperties: false,
}) {}
