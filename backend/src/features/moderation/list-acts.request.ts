import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { AdminListRequest } from '../catalogue/index.ts';

const actSorts = ['newest', 'oldest'] as const;

export class ListActsRequest extends AdminListRequest {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'productId must be an id.' })
  productId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'userId must be an id.' })
  userId?: string;

  @ApiPropertyOptional({ enum: actSorts, default: 'newest' })
  @IsOptional()
  @IsIn(actSorts, { message: `sort must be one of ${actSorts.join(', ')}.` })
  sort?: (typeof actSorts)[number];
}

export class ListRatingsRequest extends ListActsRequest {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 5 })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^[1-5]$/.test(value) ? Number(value) : value,
  )
  @IsInt({ message: 'stars must be a whole number from 1 to 5.' })
  @Min(1)
  @Max(5)
  stars?: number;
}
