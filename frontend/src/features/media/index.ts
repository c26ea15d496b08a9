// Media: the uploaded images of a product, for administrators.
// Loaded for staff only; other features import only from here.
export { ImageManager } from './image-manager.tsx';
export { moveItem } from './image-field.tsx';
export { NewImages, useNewImages } from './new-images.tsx';
export { fileProblem, useUploads } from './use-uploads.ts';
