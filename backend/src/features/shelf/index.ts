// What members want, have and have finished: each has a shelf of their own, which they can publish with their profile.
export { ShelfModule } from './shelf.module.ts';
