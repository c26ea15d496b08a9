import { fileURLToPath } from 'node:url';
import type { Program } from './part.ts';
import { serviceSettings } from './service-settings.ts';

const house = new URL('../../', import.meta.url);
const built = (path: string) => fileURLToPath(new URL(path, house));

/** The programs of the house as they are built; paths stand relative to `tools/dist`. */
export const programs = {
  eventStore: (folder: string): Program => ({
    name: 'event store',
    file: built('embedded/dist/eventstoredb.js'),
    args: ['--folder', folder, '--port', '0'],
  }),
  documentStore: (folder: string): Program => ({
    name: 'document store',
    file: built('embedded/dist/mongodb.js'),
    args: ['--folder', folder, '--port', '0'],
  }),
  projections: (environment: NodeJS.ProcessEnv): Program => ({
    name: 'projections',
    file: built('projections/dist/main.js'),
    settings: ['LOG_LEVEL'],
    environment,
  }),
  backend: (environment: NodeJS.ProcessEnv): Program => ({
    name: 'backend',
    file: built('backend/dist/main.js'),
    settings: serviceSettings,
    environment,
  }),
  rebuild: { name: 'rebuild', file: built('projections/dist/rebuild.js') },
  replay: { name: 'replay', file: built('projections/dist/replay-moment.js') },
  export: { name: 'export', file: built('backend/dist/export.js'), settings: ['MASTER_KEY'] },
  demo: { name: 'demo', file: built('backend/dist/demo.js'), settings: ['MASTER_KEY', 'SECURITY_LOG'] },
} as const;
