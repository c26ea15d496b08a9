import { Module } from '@nestjs/common';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { SealedProfiles } from '../profiles/index.ts';
import { ExportController } from './export/export.controller.ts';
import { ExportedActivity } from './export/exported-activity.ts';
import { ExportedCatalogue } from './export/exported-catalogue.ts';

@Module({
  imports: [ModerationModule],
  controllers: [ExportController],
  providers: [ExportedCatalogue, ExportedActivity, SealedProfiles],
})
export class TransferModule {}
