import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceSettings } from './service-settings.ts';

const setByStart = ['DATA_DIR', 'DEMO', 'EVENTSTORE_EMBEDDED', 'EVENTSTORE_URL', 'MONGODB_URL', 'PORT', 'PUBLIC_URL'];

it('passes on every setting that the service reads', () => {
  const source = readFileSync(join(__dirname, '../../../backend/src/settings.ts'), 'utf8');
  const read = [...source.matchAll(/(?:environment\[|ofClient\()'(\w+)'/g)].map(([, name]) => name!);
  expect([...new Set(read)].sort()).toEqual([...serviceSettings, ...setByStart].sort());
});
