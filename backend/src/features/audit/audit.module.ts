import { Module } from '@nestjs/common';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { RecordThenController } from './as-of/record-then.controller.ts';
import { RecordsThen } from './as-of/records-then.ts';
import { History } from './history.ts';
import { HistoryResponses } from './history-responses.ts';
import { ListHistoryController } from './list-history/list-history.controller.ts';
import { ActsInTheirName } from './undo/acts-in-their-name.ts';
import { BatchUndo } from './undo/batch-undo.ts';
import { UndoSteps } from './undo/undo-steps.ts';
import { Undo } from './undo/undo.ts';
import { UndoController } from './undo/undo.controller.ts';
import { UndoRecords } from './undo/undo-records.ts';
import { BatchesModule } from '../batches/index.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';

@Module({
  imports: [ModerationModule, BatchesModule],
  controllers: [UndoController, RecordThenController, ListHistoryController],
  providers: [
    RecordsThen,
    History,
    HistoryResponses,
    Pseudonyms,
    ActsInTheirName,
    UndoRecords,
    UndoSteps,
    Undo,
    BatchUndo,
  ],
  exports: [BatchUndo],
})
export class AuditModule {}
