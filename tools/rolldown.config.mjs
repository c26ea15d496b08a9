import { server } from '../rolldown.server.mjs';

export default server({
  start: 'src/start.ts',
  dev: 'src/dev.ts',
  rebuild: 'src/rebuild.ts',
  demo: 'src/demo.ts',
  'admin-token': 'src/admin-token.ts',
  'reset-link': 'src/reset-link.ts',
  bench: 'src/bench/main.ts',
  'bench-floor': 'src/bench/floor.ts',
  'bench-plain': 'src/bench/plain-app.ts',
  screenshots: 'src/screenshots/main.ts',
});
