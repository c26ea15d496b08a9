import { limits, productSorts, shadeFamilies, type ProductSort, type ShadeFamily } from '@henna/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../../shared/http/paging.ts';
import { mostStars } from './product-tags.ts';

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

  @ApiPropertyOptional({
    type: [String],
    example: ['Long-wearing'],
    description: `What people say, by English label or id; every one must hold: at least ${limits.votesToSay} votes of the product and ${limits.percentToSay} % of them`,
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  @IsArray()
  @ArrayMaxSize(limits.chosenOptions)
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  option?: string[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: mostStars,
    example: 4,
    description: 'Stars that the Bayesian mean reaches; unrated products are out',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(mostStars)
  minRating?: number;

  @ApiPropertyOptional({ enum: shadeFamilies, description: 'A family of colours that a shade of the product is in' })
  @IsOptional()
  @IsIn(shadeFamilies)
  shade?: ShadeFamily;

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
