import { server } from '../rolldown.server.mjs';

/** What runs an installation: `start` and the commands of its operator. The image holds these alone. */
export const operating = {
  start: 'src/start.ts',
  rebuild: 'src/rebuild.ts',
  replay: 'src/replay.ts',
  demo: 'src/demo.ts',
  'admin-token': 'src/admin-token.ts',
  'reset-link': 'src/reset-link.ts',
  analytics: 'src/analytics.ts',
  'analytics-files': 'src/analytics-files.ts',
  'analytics-sql': 'src/analytics-sql.ts',
  backup: 'src/backup.ts',
  restore: 'src/restore.ts',
};

export default server(operating);
