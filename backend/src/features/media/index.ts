export { ChangeImage } from './change-image/change-image.command.ts';
export { addImage, productImages } from './product-images.ts';
export { RemoveImage } from './remove-image/remove-image.command.ts';
export { ReorderImages } from './reorder-images/reorder-images.command.ts';
export { RestoreImage } from './restore-image/restore-image.command.ts';
export { PictureFiles } from './pictures/picture-files.ts';
