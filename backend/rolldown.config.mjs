import { server } from '../rolldown.server.mjs';

export default server({
  main: 'src/main.ts',
  backup: 'src/backup.ts',
  demo: 'src/demo.ts',
  export: 'src/export.ts',
  openapi: 'src/openapi.ts',
});
