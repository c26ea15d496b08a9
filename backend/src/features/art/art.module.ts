import { Module } from '@nestjs/common';
import { ArtController } from './art.controller.ts';

@Module({ controllers: [ArtController] })
export class ArtModule {}
