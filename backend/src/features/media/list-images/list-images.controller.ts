import { productImages, ProductNotFoundError, productStream } from '@henna/domain';
import type { ProductImageResponse } from '@henna/domain';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { imageResponse, ProductImageBody } from '../../catalogue/index.ts';
import { galleryResponse } from '../image.response.ts';

class ListImagesQuery {
  /** Only what is removed, latest first, instead of what stands. */
  @ApiPropertyOptional({ type: Boolean, default: false })
  @IsOptional()
  @IsIn(['true', 'false'])
  removed?: 'true' | 'false';
}

@ApiTags('images')
@Controller('api/admin/products/:id/images')
export class ListImagesController {
  constructor(private readonly runner: CommandRunner) {}

  /** The pictures of a product, removed products' too. `displayOrder` of a removed one is the place it had. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: [ProductImageBody] })
  async list(
    @Param('id', Id) productId: string,
    @Query() { removed }: ListImagesQuery,
  ): Promise<ProductImageResponse[]> {
    const { state } = await this.runner.fold(productImages, productStream(productId));
    if (!state) throw new ProductNotFoundError();
    if (removed !== 'true') return galleryResponse(state);
    return state.removedImages.map(({ image, index }) => imageResponse(image, index)).reverse();
  }
}
