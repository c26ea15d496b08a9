import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { deepImports, featureCycles } from './imports.ts';

const counts = { code: 0, comment: 0, blank: 0 };
const file = (path: string, ...imported: readonly string[]) => ({
  path,
  package: path.split('/')[0]!,
  text: imported.map((each) => `import { x } from '${each}';`).join('\n'),
  ...counts,
});

it('counts imports past the entries of a feature, of which the administration has one of its own', () => {
  const files = [
    file(
      'frontend/src/routes/home.tsx',
      '../features/brands/index.ts',
      '../features/brands/admin/index.ts',
      '../features/brands/admin/table.tsx',
      '../features/brands/card.tsx',
    ),
    file('frontend/src/features/brands/card.tsx', './admin/table.tsx'),
  ];
  expect(deepImports(files).map(({ to }) => to)).toEqual([
    'frontend/src/features/brands/admin/table.tsx',
    'frontend/src/features/brands/card.tsx',
  ]);
});

it('finds features that import each other', () => {
  const files = [
    file('backend/src/features/a/x.ts', '../b/index.ts'),
    file('backend/src/features/b/y.ts', '../a/index.ts'),
    file('backend/src/features/c/z.ts', '../a/index.ts'),
  ];
  expect(featureCycles(files)).toEqual([['backend/a', 'backend/b']]);
});

it.each(['backend', 'frontend'])('finds no such features in the %s', (name) => {
  const root = join(import.meta.dirname, '../../..');
  const files = readdirSync(join(root, name, 'src/features'), { recursive: true, encoding: 'utf8' })
    .map((path) => join(name, 'src/features', path))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.spec.') && !path.includes('/testing/'))
    .map((path) => ({ path, package: name, text: readFileSync(join(root, path), 'utf8'), ...counts }));
  expect(files.length).toBeGreaterThan(100);
  expect(featureCycles(files)).toEqual([]);
});
