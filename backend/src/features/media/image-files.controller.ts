import { NotFoundError } from '@henna/domain';
import { Controller, Get, Injectable, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../shared/auth/access.ts';
import { CatalogueIndex, type ProductChange } from '../listing/index.ts';
import { ImageFiles } from './image-files.ts';
import { ImageFileQuery } from './media.requests.ts';

const fileName = /^([0-9a-f]{64})\.webp$/;
const notFound = () => new NotFoundError('NOT_FOUND').withMessage('There is no such picture.');

/** The images that the public may see: those of visible products. */
@Injectable()
export class PublicImages {
  private products = new ProductsByHash();

  constructor(private readonly catalogue: CatalogueIndex) {
    catalogue.onReload(() => {
      const next = new ProductsByHash();
      return {
        add: (products) => next.update(products),
        finish: () => Promise.resolve(() => (this.products = next)),
      };
    });
    catalogue.onChange(({ products }) => this.products.update(products));
  }

  has(hash: string): boolean {
    const products = this.products.get(hash);
    return products !== undefined && [...products].some((id) => this.catalogue.visibleProduct(id));
  }
}

/** Ids of the products that show an image, by its hash. */
class ProductsByHash extends Map<string, Set<string>> {
  update(changes: readonly ProductChange[]): void {
    for (const { before, after } of changes) {
      for (const { hash } of before?.images ?? []) {
        const products = this.get(hash);
        products?.delete(after._id);
        if (products?.size === 0) this.delete(hash);
      }
      for (const { hash } of after.images ?? []) this.set(hash, (this.get(hash) ?? new Set()).add(after._id));
    }
  }
}

/** Serves images by the hash of their bytes: the content of a URL never changes. */
@ApiExcludeController()
@Controller('media')
export class ImageFilesController {
  constructor(
    private readonly publicImages: PublicImages,
    private readonly files: ImageFiles,
  ) {}

  @Get(':file')
  @Public()
  async serve(
    @Param('file') file: string,
    @Query() { w }: ImageFileQuery,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const hash = fileName.exec(file)?.[1];
    if (!hash || !this.publicImages.has(hash)) throw notFound();
    const etag = `"${hash.slice(0, 32)}${w ? `-${w}` : ''}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
    const bytes = await this.files.read(hash, w ? Number(w) : undefined);
    if (!bytes) throw notFound();
    response.writeHead(200, { ...headers, 'Content-Type': 'image/webp', 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }
}
