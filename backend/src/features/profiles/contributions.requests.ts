import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { PageQuery } from '../../shared/http/paging.ts';
import { wholeNumber } from '../../shared/http/request-fields.ts';

/** A page of a list that is always paged. */
export class MemberContributionsQuery extends PageQuery() {
  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @wholeNumber
  @IsInt()
  @Min(1)
  override page = 1;
}
