export { ImageManager } from './image-manager.tsx';
export { fileProblem, moveItem } from './use-images.ts';
