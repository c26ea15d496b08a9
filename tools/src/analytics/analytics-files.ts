import type { ExportedFiles } from '@henna/domain';
import { exportLog } from './export-log.ts';
import { programs } from '../processes/programs.ts';
import { printError } from '../shared/errors.ts';

// Whatever is written is private to its user.
process.umask(0o077);

/** `analytics-files <folder>`: updates an export for the service, from the stores of the service. */
const [folder = ''] = process.argv.slice(2);
process.once('disconnect', () => process.exit(1));
try {
  const settings = [...(programs.export.settings ?? []), 'DATA_DIR', 'EVENTSTORE_URL', 'MONGODB_URL'];
  const environment = { DEMO: 'off', LOG_LEVEL: 'warn' };
  const { manifest } = await exportLog(folder, {}, { ...programs.export, settings, environment });
  process.send?.({ position: manifest.through, asOf: String(manifest.writtenAt) } satisfies ExportedFiles);
} catch (error) {
  printError(error);
}
if (process.connected) process.disconnect();
