import type { ProductImageResponse } from '../listing/index.ts';
import {
  addImage,
  imageOfUpload,
  productImages,
  productStream,
  refuseUpload,
  requireSpaceForImage,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ConcurrencyLimit } from '../../shared/concurrency-limit.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { activeImageResponse } from './media.responses.ts';
import { encodeImage } from './encode-image.ts';
import { ImageFiles } from './image-files.ts';
import { UploadSpool } from './upload-spool.ts';

export class RegisterImage extends Command<CommandResult<ProductImageResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    /** Becomes the id of the image. */
    readonly uploadId: string,
    readonly altText: string | null,
  ) {
    super();
  }
}

@CommandHandler(RegisterImage)
export class RegisterImageHandler implements ICommandHandler<RegisterImage> {
  private readonly encoding = new ConcurrencyLimit(1, 20);

  constructor(
    private readonly runner: CommandRunner,
    private readonly spool: UploadSpool,
    private readonly files: ImageFiles,
  ) {}

  /** The bytes are durable before the event that names them is appended. */
  async execute({
    context,
    productId,
    uploadId,
    altText,
  }: RegisterImage): Promise<CommandResult<ProductImageResponse>> {
    const stream = productStream(productId);
    const { state: before } = await this.runner.fold(productImages, stream);
    const upload = { id: uploadId, productId };
    const isNew = !imageOfUpload(before, uploadId);
    if (isNew) requireSpaceForImage(before);
    const bytes = isNew ? await this.spool.read(upload) : undefined;
    // A repeated command gets the first response, although its bytes are gone.
    const decide = bytes ? await this.decideToAdd(bytes, uploadId, altText, context.at) : refuseUpload(uploadId);
    const { state, position } = await this.runner.run(productImages, stream, context, decide);
    await this.spool.drop(upload);
    return { position, status: 201, body: () => activeImageResponse(state, uploadId) };
  }

  private async decideToAdd(bytes: Buffer, imageId: string, altText: string | null, addedAt: string) {
    const image = await this.encoding.run(() => encodeImage(bytes));
    await this.files.store(image);
    const { hash, width, height } = image;
    return addImage({ imageId, hash, altText, width, height, fileSize: image.bytes.length, addedAt });
  }
}
