import { Module } from '@nestjs/common';
import { VisitsController } from './visits.controller.ts';
import { VisitCap } from './visit-cap.ts';
import { VisitLog } from './visit-log.ts';

@Module({ controllers: [VisitsController], providers: [VisitCap, VisitLog] })
export class VisitsModule {}
