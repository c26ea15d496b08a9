import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = join(__dirname, '../../..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** Where Node looks for a package from the folder of another: beside it, then further up. */
const candidatePaths = (from: string, name: string): string[] => {
  const folders = [from];
  for (let at = from.lastIndexOf('/node_modules/'); at >= 0; at = from.lastIndexOf('/node_modules/', at - 1))
    folders.push(from.slice(0, at));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
};

it('holds the native packages of every system, not only of the one that it was made on', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !candidatePaths(from, name).some((path) => path in packages)),
  );
  expect(missing).toEqual([]);
});
