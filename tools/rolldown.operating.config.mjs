import { server } from '../rolldown.server.mjs';

/** The programs that run an installation: `start` and the commands of its operator. The image holds only these. */
export const operating = {
  start: 'src/start/start.ts',
  rebuild: 'src/operator/rebuild.ts',
  replay: 'src/operator/replay.ts',
  demo: 'src/operator/demo.ts',
  'admin-token': 'src/operator/admin-token.ts',
  'reset-link': 'src/operator/reset-link.ts',
  'email-link': 'src/operator/email-link.ts',
  analytics: 'src/analytics/analytics.ts',
  'analytics-files': 'src/analytics/analytics-files.ts',
  'analytics-sql': 'src/analytics/analytics-sql.ts',
  backup: 'src/operator/backup.ts',
  restore: 'src/operator/restore.ts',
};

export default server(operating);
