import { mediaVariables, tracingVariables } from '@henna/domain/node';
import { fileURLToPath } from 'node:url';
import type { Program } from './child-service.ts';

/** Settings that the service gets from the environment of `npm start`, which sets the rest of them itself. */
export const serviceSettings = [
  'HOST',
  'ADMIN_TOKENS',
  'RATE_LIMITS',
  'HOLD_COMMENTS',
  'MEDIA_FETCH',
  'TRUSTED_PROXIES',
  ...mediaVariables,
  'MASTER_KEY',
  'LOG_LEVEL',
  'SECURITY_LOG',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'OPINIONS_EVERY',
  'COMMANDS_IN_FLIGHT',
  'METRICS_PORT',
  'METRICS_HOST',
  'METRICS_TOKEN',
  ...tracingVariables,
];

/** Settings that the analytics program gets from the environment of `npm start`. */
const analyticsSettings = [
  'ANALYTICS_MEMORY',
  'ANALYTICS_THREADS',
  'LOG_LEVEL',
  'METRICS_HOST',
  'METRICS_TOKEN',
  ...tracingVariables,
];
/** Little memory: DuckDB's own is bounded by `ANALYTICS_MEMORY`. */
const analyticsNodeOptions = ['--max-old-space-size=256', '--max-semi-space-size=16'];

/** The programs run on one machine: the worker serves its metrics one port after the service, the analytics program two. */
const metricsPort = (offset: number): NodeJS.ProcessEnv => {
  const { METRICS_PORT: port } = process.env;
  return port ? { METRICS_PORT: /^\d+$/.test(port) ? String(Number(port) + offset) : port } : {};
};

/** Relative to `tools/dist`. */
const installationRoot = new URL('../../', import.meta.url);
const builtFile = (path: string) => fileURLToPath(new URL(path, installationRoot));

/** The built programs of the other packages. */
export const programs = {
  eventStore: (folder: string): Program => ({
    name: 'event store',
    file: builtFile('embedded/dist/eventstoredb.js'),
    args: ['--folder', folder, '--port', '0'],
  }),
  documentStore: (folder: string): Program => ({
    name: 'document store',
    file: builtFile('embedded/dist/mongodb.js'),
    args: ['--folder', folder, '--port', '0'],
  }),
  projections: (environment: NodeJS.ProcessEnv): Program => ({
    name: 'projections',
    file: builtFile('projections/dist/main.js'),
    settings: ['LANES', 'LOG_LEVEL', 'METRICS_HOST', 'METRICS_TOKEN', ...tracingVariables],
    environment: { ...metricsPort(1), ...environment },
  }),
  analytics: (environment: NodeJS.ProcessEnv): Program => ({
    name: 'analytics program',
    file: builtFile('projections/dist/analytics.js'),
    nodeOptions: analyticsNodeOptions,
    settings: analyticsSettings,
    environment: { ...metricsPort(2), ...environment },
  }),
  backend: (environment: NodeJS.ProcessEnv): Program => ({
    name: 'backend',
    file: builtFile('backend/dist/main.js'),
    settings: serviceSettings,
    environment,
  }),
  rebuild: { name: 'rebuild', file: builtFile('projections/dist/rebuild.js') },
  replay: { name: 'replay', file: builtFile('projections/dist/replay-moment.js') },
  export: {
    name: 'export',
    file: builtFile('backend/dist/export.js'),
    settings: ['MASTER_KEY', 'ANALYTICS_URL', 'ANALYTICS_SECRET'],
  },
  demo: { name: 'demo', file: builtFile('backend/dist/demo.js'), settings: ['MASTER_KEY', 'SECURITY_LOG'] },
} as const;
