export { BackupModule, CompleteBackup } from './backup/complete-backup.ts';
export { RefusedRows } from './import/running/refused-rows.ts';
