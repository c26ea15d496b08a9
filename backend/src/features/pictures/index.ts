// Pictures: draws products that have no image, from their names and shades.
// Other features import only from here.
export { PicturesModule } from './pictures.module.ts';
