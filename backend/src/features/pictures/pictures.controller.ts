import { createHash } from 'node:crypto';
import { ProductNotFoundError } from '@henna/domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import type { Response } from 'express';
import { Public } from '../../shared/auth/access.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { drawProduct, type ProductToDraw } from './draw-product.ts';
import { PngCache } from './png-cache.ts';

class PictureQuery {
  @IsOptional()
  @IsIn(['front', 'detail'])
  view?: 'front' | 'detail';

  /** Six hex digits. */
  @IsOptional()
  @Matches(/^[0-9a-f]{6}$/i, { message: 'shade must be six hex digits.' })
  shade?: string;
}

/** Drawn pictures of products that have no image. */
@ApiExcludeController()
@Controller('art')
export class PicturesController {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly pngs: PngCache,
  ) {}

  /** For link previews. */
  @Get(':id.png')
  @Public()
  async png(@Param('id') id: string, @Req() request: HennaRequest, @Res() response: Response) {
    const svg = this.drawingOf(id, {});
    const etag = etagOf(`png ${svg}`);
    response.setHeader('ETag', etag).setHeader('Cache-Control', 'public, max-age=86400');
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    if (request.headers['if-none-match'] === etag) return response.status(304).end();
    response.type('image/png').send(await this.pngs.png(svg, request.ip ?? 'unknown'));
  }

  @Get(':id.svg')
  @Public()
  svg(
    @Param('id') id: string,
    @Query() { view, shade }: PictureQuery,
    @Req() request: HennaRequest,
    @Res() response: Response,
  ) {
    const svg = this.drawingOf(id, { ...(view && { view }), ...(shade && { shade: `#${shade}` }) });
    const etag = etagOf(svg);
    response.setHeader('ETag', etag).setHeader('Cache-Control', 'public, max-age=3600');
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (request.headers['if-none-match'] === etag) return response.status(304).end();
    response.type('image/svg+xml').send(svg);
  }

  private drawingOf(id: string, variant: Pick<ProductToDraw, 'view' | 'shade'>) {
    const product = this.catalogue.visibleProduct(id);
    if (!product) throw new ProductNotFoundError();
    const { brandId, categoryId, subcategoryId, name } = product;
    return drawProduct({
      id,
      name,
      brand: this.catalogue.brand(brandId)?.displayName ?? '',
      category: this.catalogue.category(categoryId)?.name ?? '',
      subcategory: this.catalogue.subcategory(categoryId, subcategoryId)?.name ?? '',
      ...variant,
    });
  }
}

const etagOf = (text: string) => `"${createHash('sha1').update(text).digest('base64url')}"`;
