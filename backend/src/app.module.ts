import { Module } from '@nestjs/common';
import { CoreModule } from './core.module.ts';
import { AccountsModule } from './features/accounts/accounts.module.ts';
import { AnalyticsModule } from './features/analytics/analytics.module.ts';
import { PicturesModule } from './features/pictures/pictures.module.ts';
import { HistoryModule } from './features/history/history.module.ts';
import { BannersModule } from './features/banners/banners.module.ts';
import { BatchesModule } from './features/batches/index.ts';
import { CatalogueModule } from './features/catalogue/index.ts';
import { ListingModule } from './features/listing/index.ts';
import { CommentingModule } from './features/commenting/index.ts';
import { DemoModule } from './features/demo/demo.module.ts';
import { MediaModule } from './features/media/media.module.ts';
import { PrivacyModule } from './features/privacy/privacy.module.ts';
import { ModerationModule } from './features/moderation/index.ts';
import { ProfilesModule } from './features/profiles/profiles.module.ts';
import { LiveModule } from './features/live/live.module.ts';
import { RatingModule } from './features/rating/index.ts';
import { SystemModule } from './features/system/system.module.ts';
import { TransferModule } from './features/transfer/transfer.module.ts';
import { VisitsModule } from './features/visits/visits.module.ts';
import { VotingModule } from './features/voting/index.ts';

@Module({
  imports: [
    CoreModule,
    AccountsModule,
    BatchesModule,
    ListingModule,
    CatalogueModule,
    VotingModule,
    RatingModule,
    CommentingModule,
    ProfilesModule,
    ModerationModule,
    TransferModule,
    PrivacyModule,
    VisitsModule,
    LiveModule,
    PicturesModule,
    MediaModule,
    SystemModule,
    HistoryModule,
    AnalyticsModule,
    BannersModule,
    DemoModule,
  ],
})
export class AppModule {}
