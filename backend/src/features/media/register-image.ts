import {
  addImage,
  imageOfUpload,
  productImages,
  productStream,
  refuseUpload,
  requireSpaceForImage,
  type ProductImageResponse,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Bounded } from '../../shared/bounded.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { standingImage } from './image.response.ts';
import { makePicture } from './pictures/make-picture.ts';
import { PictureFiles } from './pictures/picture-files.ts';
import { Spool } from './uploads/spool.ts';

export class RegisterImage extends Command<CommandResult<ProductImageResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    /** Becomes the picture's id. */
    readonly uploadId: string,
    readonly altText: string | null,
  ) {
    super();
  }
}

@CommandHandler(RegisterImage)
export class RegisterImageHandler implements ICommandHandler<RegisterImage> {
  private readonly making = new Bounded(1, 20);

  constructor(
    private readonly runner: CommandRunner,
    private readonly spool: Spool,
    private readonly files: PictureFiles,
  ) {}

  /** The bytes are on the disk before the event that names them is in the log. */
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
    // A repeated command is answered as the first time, also without the bytes.
    const decide = bytes ? await this.addition(bytes, uploadId, altText, context.at) : refuseUpload(uploadId);
    const { state, position } = await this.runner.run(productImages, stream, context, decide);
    await this.spool.drop(upload);
    return { position, status: 201, body: () => standingImage(state, uploadId) };
  }
  private async addition(bytes: Buffer, imageId: string, altText: string | null, addedAt: string) {
    const picture = await this.making.run(() => makePicture(bytes));
    await this.files.keep(picture);
    const { hash, width, height } = picture;
    return addImage({ imageId, hash, altText, width, height, fileSize: picture.bytes.length, addedAt });
  }
}
