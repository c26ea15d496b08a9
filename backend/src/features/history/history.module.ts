import { Module } from '@nestjs/common';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { RecordsAsOf } from './records-as-of.ts';
import { History } from './history-entries.ts';
import { HistoryResponses } from './entry-responses.ts';
import { HistoryController, RecordAsOfController } from './history.controller.ts';
import { ImportedContributions } from './undo/imported-contributions.ts';
import { BatchUndo } from './undo/batch-undo.ts';
import { CurrentRecords } from './undo/current-records.ts';
import { UndoSteps } from './undo/undo-steps.ts';
import { Undo } from './undo/undo.ts';
import { UndoController } from './undo/undo.controller.ts';

@Module({
  controllers: [UndoController, RecordAsOfController, HistoryController],
  providers: [
    RecordsAsOf,
    History,
    HistoryResponses,
    Pseudonyms,
    ImportedContributions,
    CurrentRecords,
    UndoSteps,
    Undo,
    BatchUndo,
  ],
  exports: [BatchUndo],
})
export class HistoryModule {}
