import { NotFoundError, pictureWidths } from '@henna/domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Request, Response } from 'express';
import { Public } from '../../../shared/auth/access.ts';
import { PictureFiles } from '../pictures/picture-files.ts';
import { PublicPictures } from './public-pictures.ts';

class PictureQuery {
  @IsOptional()
  @IsIn(pictureWidths.map(String))
  w?: string;
}

const fileName = /^([0-9a-f]{64})\.webp$/;
const notFound = () => new NotFoundError('NOT_FOUND').withMessage('There is no such picture.');

/** Registered pictures, by the hash of their bytes: what an address shows never changes. */
@ApiExcludeController()
@Controller('media')
export class ServePictureController {
  constructor(
    private readonly pictures: PublicPictures,
    private readonly files: PictureFiles,
  ) {}

  @Get(':file')
  @Public()
  async serve(
    @Param('file') file: string,
    @Query() { w }: PictureQuery,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const hash = fileName.exec(file)?.[1];
    if (!hash || !this.pictures.has(hash)) throw notFound();
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
