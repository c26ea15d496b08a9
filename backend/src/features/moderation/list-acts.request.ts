import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { AdminListRequest } from '../catalogue/index.ts';

const actSorts = ['newest', 'oldest'] as const;

export class ListActsRequest extends AdminListRequest {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  productId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  userId?: string;

  @ApiPropertyOptional({ enum: actSorts, default: 'newest' })
  @IsOptional()
  @IsIn(actSorts)
  sort?: (typeof actSorts)[number];
}

export class ListRatingsRequest extends ListActsRequest {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 5 })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^[1-5]$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(5)
  stars?: number;
}
