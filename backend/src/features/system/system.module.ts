import { Module } from '@nestjs/common';
import { LiveModule } from '../live/index.ts';
import { ImageFilesModule } from '../media/index.ts';
import { HealthController } from './health.controller.ts';
import { LaneLag } from './lane-lag.ts';
import { Rebuilds } from './rebuilds.ts';
import { ServiceMetrics } from './service-metrics.ts';
import { SystemController } from './system.controller.ts';
import { SystemStatusReader } from './system-status.ts';
import { SystemViews } from './system-views.ts';

@Module({
  imports: [LiveModule, ImageFilesModule],
  controllers: [SystemController, HealthController],
  providers: [LaneLag, Rebuilds, SystemViews, SystemStatusReader, ServiceMetrics],
})
export class SystemModule {}
