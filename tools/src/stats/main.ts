import { execFileSync, spawnSync } from 'node:child_process';
import { deepImports, exportedNames, featureCycles } from './imports.ts';
import { sourceFiles } from './source-files.ts';
import { votePath } from './vote-path.ts';

const longest = 10;
const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();
const has = (option: string) => process.argv.includes(option);

/** `stats [--files] [--tests]`: how large the code is and how it hangs together; `--tests` also times `npm test`. */
const files = sourceFiles(root);
const sum = (of: typeof files, count: 'code' | 'comment' | 'blank') =>
  of.reduce((total, file) => total + file[count], 0);
const row = (name: string, of: typeof files) => {
  const [code, comment, blank] = [sum(of, 'code'), sum(of, 'comment'), sum(of, 'blank')];
  return {
    package: name,
    files: of.length,
    lines: code + comment + blank,
    code,
    comment,
    blank,
    exports: exportedNames(of),
  };
};
const packages = [...new Set(files.map((file) => file.package))].sort();
console.log('Source, without tests, recordings and generated files:');
console.table([
  ...packages.map((name) =>
    row(
      name,
      files.filter((file) => file.package === name),
    ),
  ),
  row('all', files),
]);

const deep = deepImports(files);
const cycles = featureCycles(files);
const between = deep.filter(({ from }) => from.includes('/features/'));
console.log(`Deep imports into a feature: ${deep.length}, ${between.length} of them from another feature`);
if (has('--files')) for (const { from, to } of deep) console.log(`  ${from} -> ${to}`);
console.log(`Feature cycles: ${cycles.length}`);
for (const cycle of cycles) console.log(`  ${cycle.join(', ')}`);
console.log('Longest files:');
const lines = ({ code, comment, blank }: (typeof files)[number]) => code + comment + blank;
for (const file of files.toSorted((a, b) => lines(b) - lines(a)).slice(0, longest))
  console.log(`  ${lines(file)} ${file.path}`);

const path = await votePath(root);
console.log(`Path of a warm vote: ${path.service.length} files in the service, ${path.worker.length} in the worker`);
if (has('--files'))
  for (const [program, names] of Object.entries(path)) for (const name of names) console.log(`  ${program} ${name}`);

if (has('--tests')) {
  const begun = Date.now();
  const { status } = spawnSync('npm', ['test'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`npm test: ${Math.round((Date.now() - begun) / 1_000)} s, exit code ${status}`);
}
