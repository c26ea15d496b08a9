import { server } from '../rolldown.server.mjs';

export default server({ main: 'src/main.ts', openapi: 'src/openapi.ts' });
