import { exportedEntities, limits, type ExportedEntity, type MatchedColumn } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, ValidateNested } from 'class-validator';
import { Name } from '../../../../shared/http/text-fields.ts';
import { MatchedColumnRequest, mostColumns } from '../drafts/draft.requests.ts';
import { MatchedColumnResponse } from '../drafts/draft.responses.ts';

export class SaveMatchingRequest {
  @Name(limits.savedViewTitle)
  name!: string;

  @ApiProperty({ enum: exportedEntities })
  @IsIn(exportedEntities)
  entity!: ExportedEntity;

  @ApiProperty({ type: [MatchedColumnRequest], minItems: 1, maxItems: mostColumns })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostColumns)
  @ValidateNested({ each: true })
  @Type(() => MatchedColumnRequest)
  columns!: MatchedColumnRequest[];
}

export class ImportMatchingResponse {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: exportedEntities }) entity!: ExportedEntity;
  @ApiProperty({ type: [MatchedColumnResponse] }) columns!: readonly MatchedColumn[];
}
