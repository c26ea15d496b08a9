import { server } from '../rolldown.server.mjs';
import { operating } from './rolldown.operating.config.mjs';

export default server({
  ...operating,
  dev: 'src/start/dev.ts',
  'import-rows': 'src/catalogue/import-rows/import-rows.ts',
  bench: 'src/bench/main.ts',
  'bench-peers': 'src/bench/peers.ts',
  chaos: 'src/chaos/main.ts',
  stats: 'src/stats/main.ts',
  'stats-coverage': 'src/stats/coverage.ts',
  sbom: 'src/sbom/main.ts',
  screenshots: 'src/screenshots/main.ts',
});
