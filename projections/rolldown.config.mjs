import { server } from '../rolldown.server.mjs';

export const programs = {
  main: 'src/main.ts',
  analytics: 'src/analytics/main.ts',
  rebuild: 'src/rebuild/rebuild.ts',
  'replay-moment': 'src/replay/replay-moment.ts',
  replay: 'src/replay/replay.ts',
};

export default server(programs);
