export { BackupModule } from './backup/backup.module.ts';
export { CompleteBackup } from './backup/complete-backup.ts';
export { RefusedRows } from './import/running/refused-rows.ts';
