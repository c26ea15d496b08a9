import { Module } from '@nestjs/common';
import { ChangeImageHandler } from './change-image.ts';
import { ImageFilesController, PublicImages } from './image-files.controller.ts';
import { ImageFiles } from './image-files.ts';
import { ImagesController } from './images.controller.ts';
import { RegisterImageHandler } from './register-image.ts';
import { RemoveImageHandler } from './remove-image.ts';
import { ReorderImagesHandler } from './reorder-images.ts';
import { RestoreImageHandler } from './restore-image.ts';
import { UploadSpool } from './upload-spool.ts';
import { UploadsController } from './uploads.controller.ts';

@Module({
  controllers: [UploadsController, ImagesController, ImageFilesController],
  providers: [
    UploadSpool,
    ImageFiles,
    PublicImages,
    RegisterImageHandler,
    ChangeImageHandler,
    RemoveImageHandler,
    ReorderImagesHandler,
    RestoreImageHandler,
  ],
})
export class MediaModule {}
