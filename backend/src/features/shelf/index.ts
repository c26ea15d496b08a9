// What members want, have and have finished: each has a shelf of their own, which they can publish with their profile.
// Commands and reads of shelves; other features import only from here.
import { Module } from '@nestjs/common';
import { PlaceOnShelfHandler, RemoveFromShelfHandler } from './shelf-commands.ts';
import { ShelfController } from './shelf.controller.ts';
import { Shelves } from './shelves.ts';

@Module({
  controllers: [ShelfController],
  providers: [Shelves, PlaceOnShelfHandler, RemoveFromShelfHandler],
})
export class ShelfModule {}
