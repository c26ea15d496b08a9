import { ForbiddenError, limits, productImages, productStream, requireSpaceForImage } from '@henna/domain';
import { Controller, HttpCode, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { v7 } from 'uuid';
import { Public, TokensOnly } from '../../shared/auth/access.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { derivedKey } from '../../shared/sealing/master-key.ts';
import { MASTER_KEY } from '../../tokens.ts';
import { imageTooLarge, unsupportedType } from './encode-image.ts';
import { UploadQuery } from './media.requests.ts';
import { UploadUrlResponse } from './media.responses.ts';
import { isValidSignature, objectPath, signedUploadUrl, uploadUrlMs } from './upload-signature.ts';
import { UploadSpool } from './upload-spool.ts';

const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

@ApiTags('images')
@Controller('api')
export class UploadsController {
  private readonly secret: Buffer;

  constructor(
    private readonly runner: CommandRunner,
    private readonly spool: UploadSpool,
    @Inject(MASTER_KEY) master: Buffer,
  ) {
    this.secret = derivedKey(master, 'uploads');
  }

  /** Issues a URL that accepts one image of at most 5 MB, for 10 minutes. */
  @Post('products/:id/images/upload-url')
  @TokensOnly('admin')
  @ApiCreatedResponse({ type: UploadUrlResponse })
  async createUrl(@Param('id', Id) productId: string): Promise<UploadUrlResponse> {
    requireSpaceForImage((await this.runner.fold(productImages, productStream(productId))).state);
    const upload = { id: v7(), productId, expires: Date.now() + uploadUrlMs };
    return { uploadUrl: signedUploadUrl(upload, this.secret), objectPath: objectPath(upload.id) };
  }

  /** Receives the bytes of an image, once. The signature in the URL is the only credential. */
  @Put('uploads/:id')
  @Public()
  @HttpCode(204)
  @ApiConsumes(...imageTypes)
  @ApiNoContentResponse()
  async receive(
    @Param('id', Id) id: string,
    @Query() { product: productId, expires, signature }: UploadQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const upload = { id, productId, expires: Number(expires) };
    if (!isValidSignature(upload, signature, this.secret))
      throw new ForbiddenError('FORBIDDEN').withMessage('This upload address is not valid.');
    if (upload.expires <= Date.now()) throw new ForbiddenError('UPLOAD_ADDRESS_EXPIRED');
    // The unread rest of a refused body would be parsed as the next request of the connection.
    response.setHeader('Connection', 'close');
    const type = request.headers['content-type'];
    if (type && !imageTypes.includes(type)) throw unsupportedType(type);
    const size = Number(request.headers['content-length'] ?? 0);
    if (size > limits.imageBytes) throw imageTooLarge(size);
    await this.spool.receive(upload, request);
    response.removeHeader('Connection');
  }
}
