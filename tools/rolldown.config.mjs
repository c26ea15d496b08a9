import { server } from '../rolldown.server.mjs';

export default server({ start: 'src/start.ts' });
