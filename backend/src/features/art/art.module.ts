import { Module } from '@nestjs/common';
import { ArtController } from './art.controller.ts';
import { Rasters } from './rasters.ts';

@Module({ controllers: [ArtController], providers: [Rasters] })
export class ArtModule {}
