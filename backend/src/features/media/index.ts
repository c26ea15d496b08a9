export { ChangeImage } from './change-image.ts';
export { RemoveImage } from './remove-image.ts';
export { ReorderImages } from './reorder-images.ts';
export { RestoreImage } from './restore-image.ts';
export { ImageFiles } from './image-files.ts';
