import { shelfStates, type ShelfState } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { OptionalOneOf, wholeNumber } from '../../shared/http/request-fields.ts';
import { PageQuery } from '../../shared/http/paging.ts';

export class PlaceOnShelfRequest {
  @ApiProperty({ enum: shelfStates })
  @IsIn(shelfStates)
  state!: ShelfState;

  /** Whether the member would buy it again; `null` takes the answer back, and without the field it stays. */
  @ApiPropertyOptional({ type: Boolean, nullable: true, description: 'With `have` and `finished` only' })
  @IsOptional()
  @IsBoolean()
  again?: boolean | null;
}

export class ShelfQuery extends PageQuery() {
  @OptionalOneOf(shelfStates) state?: ShelfState;

  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @wholeNumber
  @IsInt()
  @Min(1)
  override page = 1;
}
