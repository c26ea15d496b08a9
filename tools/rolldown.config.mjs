import { server } from '../rolldown.server.mjs';

export default server({
  start: 'src/start.ts',
  dev: 'src/dev.ts',
  rebuild: 'src/rebuild.ts',
  replay: 'src/replay.ts',
  demo: 'src/demo.ts',
  'admin-token': 'src/admin-token.ts',
  'reset-link': 'src/reset-link.ts',
  analytics: 'src/analytics.ts',
  'analytics-files': 'src/analytics-files.ts',
  'analytics-sql': 'src/analytics-sql.ts',
  backup: 'src/backup.ts',
  'import-rows': 'src/import-rows.ts',
  restore: 'src/restore.ts',
  bench: 'src/bench/main.ts',
  'bench-floor': 'src/bench/floor.ts',
  'bench-echo': 'src/bench/echo.ts',
  'bench-constants': 'src/bench/constants.ts',
  'bench-plain': 'src/bench/plain-app.ts',
  screenshots: 'src/screenshots/main.ts',
});
