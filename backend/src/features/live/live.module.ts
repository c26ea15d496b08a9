import { Module } from '@nestjs/common';
import { LiveConnections } from './live-connections.ts';
import { LiveController } from './live.controller.ts';

@Module({ controllers: [LiveController], providers: [LiveConnections], exports: [LiveConnections] })
export class LiveModule {}
