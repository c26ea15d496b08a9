// Media: uploaded images of products, their files and narrower copies.
// Other features import only from here.
export { checkMedia } from './check-media.ts';
export { ImageFiles } from './image-files.ts';
export { ImageFilesModule } from './image-files.module.ts';
export { RemotePictures, requirePictures } from './remote-pictures.ts';
export { MediaModule } from './media.module.ts';
export { MediaHealth } from './media-health.ts';
export { MediaStore } from './media-store.ts';
