export { ImageManager } from './image-manager.tsx';
export { fileProblem, moved } from './use-images.ts';
