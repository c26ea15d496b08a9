import { limits, productSorts, type ProductSort } from '@henna/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../shared/http/paging.ts';

export class GetProductsRequest extends PageQuery() {
  @ApiPropertyOptional({ description: 'Category key' })
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  category?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  subcategory?: string;

  @ApiPropertyOptional({ description: 'Brand name' })
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  brand?: string;

  @ApiPropertyOptional({ description: 'Search text', maxLength: limits.search })
  @IsOptional()
  @IsString()
  @MaxLength(limits.search)
  q?: string;

  @ApiPropertyOptional({ enum: productSorts, description: 'By default trending; with a search text, what fits best' })
  @IsOptional()
  @IsIn(productSorts)
  sort?: ProductSort;

  @ApiPropertyOptional({ description: 'Empty for the first rows, then `next` of the answer before', maxLength: 4_096 })
  @IsOptional()
  @IsString()
  @MaxLength(4_096)
  cursor?: string;

  @ApiPropertyOptional({ type: String, description: `At most ${limits.ids} ids, separated by commas` })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @IsArray()
  @ArrayMaxSize(limits.ids)
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  ids?: string[];
}
