// Media: the uploaded images of a product, for administrators.
// Loaded for staff only; other features import only from here.
export { ImageManager } from './image-manager.tsx';
export { fileProblem, moveItem } from './use-images.ts';
