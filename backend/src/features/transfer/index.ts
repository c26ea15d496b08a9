// Transfer: files with records go out (export, complete backup) and come in (import, restore).
// Other features import only from here.
export { BackupModule, CompleteBackup } from './backup/complete-backup.ts';
export { ImportJobs } from './import/running/import-jobs.ts';
export { RefusedRows } from './import/running/refused-rows.ts';
export { TransferModule } from './transfer.module.ts';
