import { server } from '../rolldown.server.mjs';
import { operating } from './rolldown.operating.config.mjs';

export default server({
  ...operating,
  dev: 'src/start/dev.ts',
  'import-rows': 'src/catalogue/import-rows/import-rows.ts',
  bench: 'src/bench/main.ts',
  'bench-floor': 'src/bench/floor.ts',
  'bench-echo': 'src/bench/echo.ts',
  'bench-constants': 'src/bench/constants.ts',
  'bench-plain': 'src/bench/plain-app.ts',
  stats: 'src/stats/main.ts',
  'stats-coverage': 'src/stats/coverage.ts',
  sbom: 'src/sbom/main.ts',
  screenshots: 'src/screenshots/main.ts',
});
