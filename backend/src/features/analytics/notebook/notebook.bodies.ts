import { limits, savedViewTabs, type AnalyticsView, type SavedView, type SavedViewTab } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateNested } from 'class-validator';
import { MayBeAbsent, OptionalText } from '../../../shared/http/request-fields.ts';
import { PageQuery } from '../../../shared/http/paging.ts';
import { Description, Name } from '../../../shared/http/text-fields.ts';

const entriesOfPage = 20;

export class ListViewsRequest extends PageQuery(entriesOfPage) {
  /** Words that the title or the note must hold. */
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

class AnalyticsViewBody implements AnalyticsView {
  @ApiProperty({ enum: savedViewTabs }) tab!: SavedViewTab;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What the address of the tab said',
  })
  search!: Record<string, string>;
}

export class SavedViewBody implements SavedView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ type: AnalyticsViewBody }) view!: AnalyticsViewBody;
  @ApiProperty({ format: 'date-time' }) savedAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The token that kept it' }) savedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) changedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The token that changed it' }) changedBy!: string | null;
  @ApiProperty({ description: 'What `If-Match` takes' }) revision!: number;
}

export class SavedViewPageBody {
  @ApiProperty({ type: [SavedViewBody] }) items!: SavedViewBody[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}
