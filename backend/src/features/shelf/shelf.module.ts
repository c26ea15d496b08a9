import { Module } from '@nestjs/common';
import { PlaceOnShelfHandler, RemoveFromShelfHandler } from './shelf-commands.ts';
import { ShelfController } from './shelf.controller.ts';
import { Shelves } from './shelves.ts';

@Module({
  controllers: [ShelfController],
  providers: [Shelves, PlaceOnShelfHandler, RemoveFromShelfHandler],
})
export class ShelfModule {}
