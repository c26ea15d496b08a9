import { Module } from '@nestjs/common';
import { BatchesModule } from '../batches/index.ts';
import { ModerationModule } from '../moderation/index.ts';
import { TransferModule } from '../transfer/index.ts';
import { TodayController } from './today.controller.ts';
import { TodayReader } from './today.reader.ts';

@Module({
  imports: [BatchesModule, ModerationModule, TransferModule],
  controllers: [TodayController],
  providers: [TodayReader],
})
export class TodayModule {}
