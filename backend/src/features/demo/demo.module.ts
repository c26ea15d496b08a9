import { Module } from '@nestjs/common';
import { ActivityLoader, LoadedActivity } from './loading/activity-loader.ts';
import { CommunityLoader } from './loading/community-loader.ts';
import { VisitLoader } from './loading/visit-loader.ts';
import { CatalogueLoader } from './loading/catalogue-loader.ts';
import { DemoLoader } from './loading/demo-loader.ts';
import { MemberLoader } from './loading/member-loader.ts';
import { CommunityContent } from './removal/community-content.ts';
import { CommunityRemoval } from './removal/community-removal.ts';
import { DemoContent } from './removal/demo-content.ts';
import { DemoRemover } from './removal/demo-remover.ts';
import { DemoRestorer } from './removal/demo-restorer.ts';
import { DemoStatus } from './demo-status.ts';
import { SiteController } from './site.controller.ts';

@Module({
  controllers: [SiteController],
  providers: [
    DemoStatus,
    CatalogueLoader,
    MemberLoader,
    ActivityLoader,
    LoadedActivity,
    CommunityLoader,
    VisitLoader,
    DemoLoader,
    DemoContent,
    CommunityContent,
    CommunityRemoval,
    DemoRemover,
    DemoRestorer,
  ],
  exports: [DemoStatus],
})
export class DemoModule {}
