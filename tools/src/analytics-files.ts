import type { FilesTold } from '@henna/domain';
import { exportLog } from './analytics/export-log.ts';
import { programs } from './parts/programs.ts';
import { sayWhy } from './start-error.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

/** `analytics-files <folder>`: brings an export up to date for the service, from the stores that the service has. */
const [folder = ''] = process.argv.slice(2);
process.once('disconnect', () => process.exit(1));
try {
  const settings = [...(programs.export.settings ?? []), 'DATA_DIR', 'EVENTSTORE_URL', 'MONGODB_URL'];
  const environment = { DEMO: 'off', LOG_LEVEL: 'warn' };
  const { note } = await exportLog(folder, {}, { ...programs.export, settings, environment });
  process.send?.({ position: note.through, asOf: String(note.writtenAt) } satisfies FilesTold);
} catch (error) {
  sayWhy(error);
}
if (process.connected) process.disconnect();
