// Media: uploaded images of products, their files and narrower copies.
// Other features import only from here.
export { ImageFiles } from './image-files.ts';
export { MediaModule } from './media.module.ts';
