import {
  savedViewTabs,
  type AnalyticsView,
  type SavedView,
  type SavedViewDocument,
  type SavedViewTab,
} from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';
import type { SavedViewRecord } from './saved-view.ts';

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

export const savedViewResponse = ({ _id, savedAt, changedAt, ...entry }: SavedViewDocument): SavedView => ({
  id: _id,
  title: entry.title,
  note: entry.note,
  view: entry.view,
  savedAt: savedAt.toISOString(),
  savedBy: entry.savedBy,
  changedAt: changedAt && changedAt.toISOString(),
  changedBy: entry.changedBy,
  revision: entry.revision,
});

/** An entry as its stream tells it. */
export const savedViewOfStream = ({ viewId, removed: _, ...entry }: SavedViewRecord): SavedView => ({
  id: viewId,
  ...entry,
});
