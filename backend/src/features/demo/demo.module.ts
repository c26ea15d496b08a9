import { Module } from '@nestjs/common';
import { ActivityLoader } from './loading/activity-loader.ts';
import { CatalogueLoader } from './loading/catalogue-loader.ts';
import { DemoLoader } from './loading/demo-loader.ts';
import { LoadedActivity } from './loading/loaded-ids.ts';
import { MemberLoader } from './loading/member-loader.ts';
import { DemoContent } from './removing/demo-content.ts';
import { DemoRemover } from './removing/demo-remover.ts';
import { DemoRestorer } from './removing/demo-restorer.ts';
import { DemoStatus } from './site/demo-status.ts';
import { GetSiteController } from './site/get-site.controller.ts';

@Module({
  controllers: [GetSiteController],
  providers: [
    DemoStatus,
    CatalogueLoader,
    MemberLoader,
    ActivityLoader,
    LoadedActivity,
    DemoLoader,
    DemoContent,
    DemoRemover,
    DemoRestorer,
  ],
  exports: [DemoStatus],
})
export class DemoModule {}
