import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqlExampleNames, sqlExamples } from './examples.ts';

/** There a test runs them. */
const guide = readFileSync(join(__dirname, '../../../../../docs/analyst-guide.md'), 'utf8');

test.each(sqlExampleNames)('the example %s is the one of the guide', (name) => {
  expect(guide).toContain(sqlExamples[name]);
});
