import { Module } from '@nestjs/common';
import { DemoStatus } from './site/demo-status.ts';
import { GetSiteController } from './site/get-site.controller.ts';

@Module({ controllers: [GetSiteController], providers: [DemoStatus], exports: [DemoStatus] })
export class DemoModule {}
