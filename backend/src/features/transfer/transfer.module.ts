import { importMatchingEntity, type ImportMatchingRecord, type MatchedColumn } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { ImportMatchingsController } from './import-matchings.controller.ts';
import {
  ChangeMatching,
  ChangeMatchingHandler,
  ImportMatchings,
  matchingResponse,
  RemoveMatchingHandler,
  SaveMatchingHandler,
} from './import/matchings/matching-commands.ts';
import { HistoryModule } from '../history/index.ts';
import { ContributionsModule } from '../contributions/index.ts';
import { SealedProfiles } from '../profiles/index.ts';
import { ImageFilesModule, RemotePictures } from '../media/index.ts';
import { RestoresController } from './restores.controller.ts';
import { RestoreJobs } from './restore/restore-jobs.ts';
import { Restores } from './restore/restores.ts';
import { RestoreRun } from './restore/restore-run.ts';
import { ExportsController } from './exports.controller.ts';
import { MemberExport } from './export/member-export.ts';
import { CatalogueExport } from './export/catalogue-export.ts';
import { ImportDraftsController } from './import-drafts.controller.ts';
import { DraftPlans } from './import/drafts/draft-plans.ts';
import { DraftUpload } from './import/drafts/draft-upload.ts';
import { ImportDrafts } from './import/drafts/import-drafts.ts';
import { ImportsController } from './imports.controller.ts';
import { ViewDocuments } from './import/plans/view-documents.ts';
import { Planners } from './import/plans/planners.ts';
import { ImportFiles } from './import/running/import-files.ts';
import { ImportJobs } from './import/running/import-jobs.ts';
import { RefusedRows } from './import/running/refused-rows.ts';
import { Removals } from './import/running/removals.ts';
import { ReplaceCheck } from './import/running/replace-check.ts';
import { ImportRun } from './import/running/import-run.ts';
import { CreationRun } from './import/running/creation-run.ts';
import { RemovalRun } from './import/running/removal-run.ts';
import { ImportWorker } from './import/running/import-worker.ts';
import { ImportUploads } from './import/import-uploads.ts';
import { ImportUndo } from './import/running/import-undo.ts';

@Module({
  imports: [HistoryModule, ContributionsModule, ImageFilesModule],
  controllers: [
    ExportsController,
    ImportsController,
    ImportDraftsController,
    ImportMatchingsController,
    RestoresController,
  ],
  providers: [
    CatalogueExport,
    MemberExport,
    SealedProfiles,
    ViewDocuments,
    Planners,
    ImportFiles,
    ImportJobs,
    ImportRun,
    CreationRun,
    RemovalRun,
    RefusedRows,
    Removals,
    ReplaceCheck,
    ImportWorker,
    ImportUploads,
    DraftUpload,
    DraftPlans,
    ImportDrafts,
    ImportMatchings,
    SaveMatchingHandler,
    ChangeMatchingHandler,
    RemoveMatchingHandler,
    ImportUndo,
    RemotePictures,
    RestoreJobs,
    RestoreRun,
    Restores,
  ],
  exports: [ImportJobs, RefusedRows],
})
export class TransferModule {
  constructor(commands: EntityCommands) {
    commands.register(importMatchingEntity, {
      change: ({ context, id }, { columns }) => new ChangeMatching(context, id, columns as readonly MatchedColumn[]),
      toResponse: (record: ImportMatchingRecord) => matchingResponse(record.matchingId, record),
    });
  }
}
