/** The built program that writes complete backups; relative to the built service and to this source alike. */
export const backupProgram = new URL('../dist/backup.js', import.meta.url);
