import { Module } from '@nestjs/common';
import type { MediaLocation } from '../../media-settings.ts';
import type { Settings } from '../../settings.ts';
import { SETTINGS } from '../../tokens.ts';
import { FolderMediaStore } from './folder-media-store.ts';
import { ImageFiles } from './image-files.ts';
import { MediaHealth } from './media-health.ts';
import { MediaStore } from './media-store.ts';

/** The client of S3 is not even loaded where pictures are files. */
const openMediaStore = async (location: MediaLocation): Promise<MediaStore> =>
  location.kind === 'folder'
    ? new FolderMediaStore(location.folder)
    : new (await import('./bucket-media-store.ts')).BucketMediaStore(location);

@Module({
  providers: [
    { provide: MediaStore, inject: [SETTINGS], useFactory: ({ media }: Settings) => openMediaStore(media) },
    MediaHealth,
    ImageFiles,
  ],
  exports: [MediaStore, MediaHealth, ImageFiles],
})
export class ImageFilesModule {}
