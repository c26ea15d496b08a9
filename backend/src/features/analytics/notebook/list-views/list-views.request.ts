import { limits } from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../../shared/http/paging.ts';

const entriesOfPage = 20;

export class ListViewsRequest extends PageQuery(entriesOfPage) {
  /** Words that the title or the note must hold. */
  @ApiPropertyOptional({ maxLength: limits.search })
  @IsOptional()
  @IsString()
  @MaxLength(limits.search)
  q?: string;
}
