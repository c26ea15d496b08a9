import { server } from '../rolldown.server.mjs';

export default server({ eventstoredb: 'src/eventstoredb/main.ts', mongodb: 'src/mongodb/main.ts' });
