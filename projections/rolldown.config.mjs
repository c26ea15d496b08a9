import { server } from '../rolldown.server.mjs';

export default server({
  main: 'src/main.ts',
  analytics: 'src/analytics/main.ts',
  rebuild: 'src/rebuild.ts',
  'replay-moment': 'src/replay/replay-moment.ts',
  replay: 'src/replay/replay.ts',
});
