import { ForbiddenError, limits } from '@henna/domain';
import { Controller, HttpCode, Inject, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { Public } from '../../../shared/auth/access.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { derivedKey } from '../../../shared/sealing/master-key.ts';
import { MASTER_KEY } from '../../../tokens.ts';
import { sizeRefused, typeRefused } from '../pictures/make-picture.ts';
import { Spool } from './spool.ts';
import { isSigned } from './upload-signature.ts';

class UploadQuery {
  @Matches(/^[0-9a-f-]{36}$/)
  product!: string;

  @Matches(/^\d{1,15}$/)
  expires!: string;

  @IsString()
  @MaxLength(100)
  signature!: string;
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

@ApiTags('images')
@Controller('api/uploads/:id')
export class ReceiveUploadController {
  private readonly secret: Buffer;

  constructor(
    private readonly spool: Spool,
    @Inject(MASTER_KEY) master: Buffer,
  ) {
    this.secret = derivedKey(master, 'uploads');
  }

  /** Takes the bytes of a picture, once. The signature in the address is all that it asks for. */
  @Put()
  @Public()
  @HttpCode(204)
  @ApiConsumes(...pictureTypes)
  @ApiNoContentResponse()
  async receive(
    @Param('id', Id) id: string,
    @Query() { product: productId, expires, signature }: UploadQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const upload = { id, productId, expires: Number(expires) };
    if (!isSigned(upload, signature, this.secret))
      throw new ForbiddenError('FORBIDDEN').withMessage('This upload address is not valid.');
    if (upload.expires <= Date.now()) throw new ForbiddenError('UPLOAD_ADDRESS_EXPIRED');
    // What is refused before it was read would be taken for the next request.
    response.setHeader('Connection', 'close');
    const type = request.headers['content-type'];
    if (type && !pictureTypes.includes(type)) throw typeRefused(type);
    const size = Number(request.headers['content-length'] ?? 0);
    if (size > limits.imageBytes) throw sizeRefused(size);
    await this.spool.take(upload, request);
    response.removeHeader('Connection');
  }
}
