import { imageOrderEntity, productImageEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { type CommandTarget, EntityCommands } from '../../shared/entities/entity-commands.ts';
import {
  ChangeImage,
  ChangeImageHandler,
  RemoveImage,
  RemoveImageHandler,
  ReorderImages,
  ReorderImagesHandler,
  RestoreImage,
  RestoreImageHandler,
} from './image-commands.ts';
import { ImageFilesController, PublicImages } from './image-files.controller.ts';
import { ImageFilesModule } from './image-files.module.ts';
import { ImagesController } from './images.controller.ts';
import { RegisterImageHandler } from './register-image.ts';
import { UploadClaims } from './upload-claims.ts';
import { UploadSpool } from './upload-spool.ts';
import { UploadsController } from './uploads.controller.ts';

@Module({
  imports: [ImageFilesModule],
  controllers: [UploadsController, ImagesController, ImageFilesController],
  providers: [
    UploadClaims,
    UploadSpool,
    PublicImages,
    RegisterImageHandler,
    ChangeImageHandler,
    RemoveImageHandler,
    ReorderImagesHandler,
    RestoreImageHandler,
  ],
})
export class MediaModule {
  constructor(commands: EntityCommands) {
    const productOf = ({ data }: CommandTarget) => String(data['productId']);
    commands.register(productImageEntity, {
      change: (target, { altText }) =>
        new ChangeImage(target.context, productOf(target), target.id, altText as string | null),
      remove: (target) => new RemoveImage(target.context, productOf(target), target.id),
      restore: (target) => new RestoreImage(target.context, productOf(target), target.id),
    });
    commands.register(imageOrderEntity, {
      change: ({ context, id }, { imageOrder }) => new ReorderImages(context, id, imageOrder as readonly string[]),
    });
  }
}
