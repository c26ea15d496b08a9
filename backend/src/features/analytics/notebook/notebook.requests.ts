import { limits, savedViewTabs, type SavedViewTab } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateNested } from 'class-validator';
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

export class SaveViewRequest {
  @Name(limits.savedViewTitle)
  title!: string;

  @Description(limits.savedViewNote)
  note?: string | null;

  /** Of the tabs explore and sql: the name of the dashboard on which it stands. */
  @OptionalName(limits.dashboardName)
  dashboard?: string | null;

  @ApiProperty({ type: AnalyticsViewRequest })
  @IsObject()
  @ValidateNested()
  @Type(() => AnalyticsViewRequest)
  view!: AnalyticsViewRequest;
}

/** Fields that are absent stay. */
export class ChangeViewRequest extends PartialType(PickType(SaveViewRequest, ['title', 'note', 'dashboard']), {
  skipNullProperties: false,
}) {}
