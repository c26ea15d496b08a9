import { limits, productSorts, type ProductSort } from '@henna/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { AdminListRequest, QueryBoolean } from '../../../shared/http/admin-list.ts';

export class ListProductsRequest extends AdminListRequest {
  @ApiPropertyOptional({ enum: productSorts, default: 'newest' })
  @IsOptional()
  @IsIn(productSorts)
  sort?: ProductSort;

  /** A category's key. */
  @ApiPropertyOptional({ maxLength: limits.name })
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  category?: string;

  @ApiPropertyOptional({ maxLength: limits.name })
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  subcategory?: string;

  /** A brand's name. */
  @ApiPropertyOptional({ maxLength: limits.name })
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  brand?: string;

  /** Only those whose category or subcategory is removed. */
  @QueryBoolean()
  uncategorised?: boolean;

  /** Only those without a picture. */
  @QueryBoolean()
  withoutPicture?: boolean;
}
