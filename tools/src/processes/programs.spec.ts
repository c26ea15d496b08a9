import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceSettings } from './programs.ts';

const setByStart = [
  'ANALYTICS_URL',
  'DATA_DIR',
  'DEMO',
  'EVENTSTORE_EMBEDDED',
  'EVENTSTORE_URL',
  'MONGODB_URL',
  'PORT',
  'PUBLIC_URL',
];

it('passes on every setting that the service reads', () => {
  const source = [
    'backend/src/settings.ts',
    'backend/src/media-settings.ts',
    'domain/node/metrics.ts',
    'domain/node/settings.ts',
    'domain/node/tracing.ts',
  ]
    .map((file) => readFileSync(join(__dirname, '../../..', file), 'utf8'))
    .join();
  const named =
    /(?:environment\[|(?:required|isOn)\(|required\(environment, |\b(?:formed|address|choice)\()'([A-Z][A-Z0-9_]+)'/g;
  const read = [...new Set([...source.matchAll(named)].map(([, name]) => name!))];
  const isReadBySdk = (name: string) => /^(?:AWS|OTEL)_/.test(name) && !read.includes(name);
  const passed = serviceSettings.filter((name) => !isReadBySdk(name));
  expect(read.sort()).toEqual([...passed, ...setByStart].sort());
});
