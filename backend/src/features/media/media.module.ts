import { Module } from '@nestjs/common';
import { ChangeImageController } from './change-image/change-image.controller.ts';
import { ChangeImageHandler } from './change-image.ts';
import { ListImagesController } from './list-images/list-images.controller.ts';
import { PictureFiles } from './pictures/picture-files.ts';
import { RegisterImageController } from './register-image/register-image.controller.ts';
import { RegisterImageHandler } from './register-image.ts';
import { RemoveImageController } from './remove-image/remove-image.controller.ts';
import { RemoveImageHandler } from './remove-image.ts';
import { ReorderImagesController } from './reorder-images/reorder-images.controller.ts';
import { ReorderImagesHandler } from './reorder-images.ts';
import { RestoreImageController } from './restore-image/restore-image.controller.ts';
import { RestoreImageHandler } from './restore-image.ts';
import { PublicPictures } from './serve-picture/public-pictures.ts';
import { ServePictureController } from './serve-picture/serve-picture.controller.ts';
import { MakeUploadAddressController } from './uploads/make-upload-address.controller.ts';
import { ReceiveUploadController } from './uploads/receive-upload.controller.ts';
import { Spool } from './uploads/spool.ts';

@Module({
  controllers: [
    MakeUploadAddressController,
    ReceiveUploadController,
    RegisterImageController,
    // Its path must come before the one that takes any image's id.
    ReorderImagesController,
    ChangeImageController,
    RemoveImageController,
    RestoreImageController,
    ListImagesController,
    ServePictureController,
  ],
  providers: [
    Spool,
    PictureFiles,
    PublicPictures,
    RegisterImageHandler,
    ChangeImageHandler,
    RemoveImageHandler,
    ReorderImagesHandler,
    RestoreImageHandler,
  ],
})
export class MediaModule {}
