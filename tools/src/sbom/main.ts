import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printError, UserFacingError } from '../shared/errors.ts';
import { readSbom } from './components.ts';
import { isAllowed, licenceOf, type Component } from './licences.ts';

/** Relative to the built program. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const output = 'sbom';

const nameOf = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name} ${version}`;

/**
 * `sbom`: writes `sbom/henna.cdx.json` and `sbom/licences.md`, what production depends on and under which licences.
 * Fails when a licence is missing or not among those allowed.
 */
try {
  const { text, components } = readSbom(root);
  const rows = components
    .map((component) => `| ${nameOf(component)} | ${licenceOf(component) ?? 'none stated'} |`)
    .sort();
  mkdirSync(join(root, output), { recursive: true });
  writeFileSync(join(root, output, 'henna.cdx.json'), text);
  writeFileSync(join(root, output, 'licences.md'), ['| package | licence |', '| --- | --- |', ...rows, ''].join('\n'));
  console.log(`${output}/henna.cdx.json, ${output}/licences.md: ${rows.length} packages.`);
  const refused = components.filter((component) => !isAllowed(licenceOf(component)));
  if (refused.length > 0)
    throw new UserFacingError(
      refused.map((component) => `${nameOf(component)}: licence ${licenceOf(component) ?? 'unknown'}`).join('\n'),
    );
} catch (error) {
  printError(error);
}
