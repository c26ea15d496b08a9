import { limits } from '@henna/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Public } from '../../shared/auth/access.ts';
import { PubliclyCacheable } from '../../shared/http/shared-reads.ts';
import { BrandDirectory, BrandDirectoryResponse } from './brand-directory.ts';

class GetBrandDirectoryRequest {
  @ApiPropertyOptional({ description: 'Part of a name', maxLength: limits.search })
  @IsOptional()
  @IsString()
  @MaxLength(limits.search)
  q?: string;
}

@ApiTags('catalogue')
@Controller('api/brands')
export class GetBrandDirectoryController {
  constructor(private readonly directory: BrandDirectory) {}

  /**
   * All active brands by name, each with its stars and pictures of three of its products; of more than 1,000 those with
   * the most products.
   */
  @Get('directory')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: BrandDirectoryResponse })
  brands(@Query() { q }: GetBrandDirectoryRequest): Promise<BrandDirectoryResponse> {
    return this.directory.brands(q);
  }
}
