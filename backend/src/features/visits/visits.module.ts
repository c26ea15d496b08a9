import { Module } from '@nestjs/common';
import { RecordVisitController } from './record-visit/record-visit.controller.ts';
import { VisitLog } from './visit-log.ts';

@Module({ controllers: [RecordVisitController], providers: [VisitLog] })
export class VisitsModule {}
