export { ImageFiles } from './image-files.ts';
