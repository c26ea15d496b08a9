import { Module } from '@nestjs/common';
import { CoreModule } from './core.module.ts';
import { AccountsModule } from './features/accounts/index.ts';
import { AnalyticsModule } from './features/analytics/index.ts';
import { PicturesModule } from './features/pictures/index.ts';
import { HistoryModule } from './features/history/index.ts';
import { BannersModule } from './features/banners/index.ts';
import { BatchesModule } from './features/batches/index.ts';
import { CatalogueModule } from './features/catalogue/index.ts';
import { ListingModule } from './features/listing/index.ts';
import { CommentingModule } from './features/commenting/index.ts';
import { DemoModule } from './features/demo/index.ts';
import { MembersModule } from './features/members/index.ts';
import { MediaModule } from './features/media/index.ts';
import { PrivacyModule } from './features/privacy/index.ts';
import { ModerationModule } from './features/moderation/index.ts';
import { ProfilesModule } from './features/profiles/index.ts';
import { LiveModule } from './features/live/index.ts';
import { RatingModule } from './features/rating/index.ts';
import { ShelfModule } from './features/shelf/index.ts';
import { SystemModule } from './features/system/index.ts';
import { TodayModule } from './features/today/index.ts';
import { TokensModule } from './features/tokens/index.ts';
import { TraitsModule } from './features/traits/index.ts';
import { TransferModule } from './features/transfer/index.ts';
import { VisitsModule } from './features/visits/index.ts';
import { VotingModule } from './features/voting/index.ts';

@Module({
  imports: [
    CoreModule,
    // Routes are tried in this order: those of the most frequent commands come first.
    VotingModule,
    RatingModule,
    CommentingModule,
    ShelfModule,
    TraitsModule,
    AccountsModule,
    BatchesModule,
    ListingModule,
    CatalogueModule,
    ProfilesModule,
    ModerationModule,
    MembersModule,
    TransferModule,
    PrivacyModule,
    VisitsModule,
    LiveModule,
    PicturesModule,
    MediaModule,
    SystemModule,
    TokensModule,
    TodayModule,
    HistoryModule,
    AnalyticsModule,
    BannersModule,
    DemoModule,
  ],
})
export class AppModule {}
