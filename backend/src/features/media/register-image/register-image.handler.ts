import type { ProductImageResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Bounded } from '../../../shared/bounded.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { InvalidError } from '../../../shared/errors.ts';
import { productStream } from '../../catalogue/index.ts';
import { standingImage } from '../image.response.ts';
import { makePicture } from '../pictures/make-picture.ts';
import { PictureFiles } from '../pictures/picture-files.ts';
import { addImage, productImages, registered, requireRoom } from '../product-images.ts';
import { Spool } from '../uploads/spool.ts';
import { RegisterImage } from './register-image.command.ts';

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
    const { state: before, position: read } = await this.runner.fold(productImages, stream);
    if (registered(before, uploadId)) return { position: read, body: () => standingImage(before, uploadId) };
    requireRoom(before);
    const upload = { id: uploadId, productId };
    const bytes = await this.spool.read(upload);
    if (!bytes) throw new InvalidError('There is no such upload, or it has expired.', 'UPLOAD_NOT_FOUND');
    const picture = await this.making.run(() => makePicture(bytes));
    await this.files.keep(picture);
    const { hash, width, height } = picture;
    const image = { imageId: uploadId, hash, altText, width, height, fileSize: picture.bytes.length };
    const decide = addImage({ ...image, addedAt: context.at });
    const { state, position } = await this.runner.run(productImages, stream, context, decide);
    await this.spool.drop(upload);
    return { position, status: 201, body: () => standingImage(state, uploadId) };
  }
}
