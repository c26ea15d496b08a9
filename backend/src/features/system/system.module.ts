import { Module } from '@nestjs/common';
import { Rebuilds } from './rebuilds.ts';
import { SystemController } from './system.controller.ts';
import { SystemStatusReader } from './system-status.ts';
import { SystemViews } from './system-views.ts';

import { HealthController } from './health.controller.ts';

@Module({ controllers: [SystemController, HealthController], providers: [Rebuilds, SystemViews, SystemStatusReader] })
export class SystemModule {}
