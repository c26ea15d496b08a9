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
  const source = ['backend/src/settings.ts', 'domain/node/metrics.ts', 'domain/node/settings.ts']
    .map((file) => readFileSync(join(__dirname, '../../..', file), 'utf8'))
    .join();
  const named =
    /(?:environment\[|(?:required|isOn)\(|required\(environment, |\b(?:formed|address|choice)\()'([A-Z_]+)'/g;
  const read = [...source.matchAll(named)].map(([, name]) => name!);
  expect([...new Set(read)].sort()).toEqual([...serviceSettings, ...setByStart].sort());
});
