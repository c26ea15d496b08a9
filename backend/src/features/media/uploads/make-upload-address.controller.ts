import { productImages, productStream, requireSpaceForImage } from '@henna/domain';
import { Controller, Inject, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { v7 } from 'uuid';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { derivedKey } from '../../../shared/sealing/master-key.ts';
import { MASTER_KEY } from '../../../tokens.ts';
import { UploadAddressBody } from '../image.response.ts';
import { objectPath, uploadAddress, uploadMs } from './upload-signature.ts';

@ApiTags('images')
@Controller('api/products/:id/images/upload-url')
export class MakeUploadAddressController {
  private readonly secret: Buffer;

  constructor(
    private readonly runner: CommandRunner,
    @Inject(MASTER_KEY) master: Buffer,
  ) {
    this.secret = derivedKey(master, 'uploads');
  }

  /** An address that takes one picture of at most 5 MB, for 10 minutes. */
  @Post()
  @TokensOnly('admin')
  @ApiCreatedResponse({ type: UploadAddressBody })
  async make(@Param('id', Id) productId: string): Promise<UploadAddressBody> {
    requireSpaceForImage((await this.runner.fold(productImages, productStream(productId))).state);
    const upload = { id: v7(), productId, expires: Date.now() + uploadMs };
    return { uploadUrl: uploadAddress(upload, this.secret), objectPath: objectPath(upload.id) };
  }
}
