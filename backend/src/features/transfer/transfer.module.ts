import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.ts';
import { BannersModule } from '../banners/banners.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { SealedProfiles } from '../profiles/index.ts';
import { ImageFiles } from '../media/index.ts';
import { CompleteBackupController } from './backup/complete-backup.controller.ts';
import { RestoreController } from './restore/restore.controller.ts';
import { RestoreJobs } from './restore/restore-jobs.ts';
import { Restores } from './restore/restores.ts';
import { RestoreRun } from './restore/restore-run.ts';
import { ExportController } from './export/export.controller.ts';
import { ExportedActivity } from './export/exported-activity.ts';
import { ExportedCatalogue } from './export/exported-catalogue.ts';
import { ImportsController } from './import/imports.controller.ts';
import { KnownViews } from './import/plans/known-views.ts';
import { Planners } from './import/plans/planners.ts';
import { ImportFiles } from './import/running/import-files.ts';
import { ImportJobs } from './import/running/import-jobs.ts';
import { RefusedRows } from './import/running/refused-rows.ts';
import { Removals } from './import/running/removals.ts';
import { ReplaceCheck } from './import/running/replace-check.ts';
import { ImportRun } from './import/running/import-run.ts';
import { ImportWorker } from './import/running/import-worker.ts';
import { StartImportController } from './import/start-import.controller.ts';
import { Starting } from './import/starting.ts';
import { ImportUndo } from './import/undo/import-undo.ts';

@Module({
  imports: [HistoryModule, BannersModule, ModerationModule],
  controllers: [
    CompleteBackupController,
    ExportController,
    StartImportController,
    ImportsController,
    RestoreController,
  ],
  providers: [
    ExportedCatalogue,
    ExportedActivity,
    SealedProfiles,
    KnownViews,
    Planners,
    ImportFiles,
    ImportJobs,
    ImportRun,
    RefusedRows,
    Removals,
    ReplaceCheck,
    ImportWorker,
    Starting,
    ImportUndo,
    ImageFiles,
    RestoreJobs,
    RestoreRun,
    Restores,
  ],
  exports: [RefusedRows],
})
export class TransferModule {}
