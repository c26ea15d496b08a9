import { Module } from '@nestjs/common';
import { RecordVisitController } from './record-visit/record-visit.controller.ts';
import { VisitCap } from './visit-cap.ts';
import { VisitLog } from './visit-log.ts';

@Module({ controllers: [RecordVisitController], providers: [VisitCap, VisitLog] })
export class VisitsModule {}
