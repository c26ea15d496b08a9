/**
 * Builds `backend/data/catalogue.json` from product lists (brand, name and kind only) and open shade data:
 *
 *     TS_NODE_PROJECT=tools/tsconfig.json \
 *       node --import @swc-node/register/esm-register tools/src/catalogue/build-catalogue.ts <data folder>
 *
 * Rows pass through these steps, each a pure function: unwanted ones go, brand and name are spelled as people write
 * them, rules and hand-made corrections find the place, doubles go, the best known are chosen within limits.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueOf } from './catalogue.ts';
import { curate } from './curate.ts';
import { readMakeupProducts, readPerfumes, readShades, readStoreProducts } from './read-sources.ts';
import { report } from './report.ts';
import { shadeCandidates } from './shades.ts';

const target = fileURLToPath(new URL('../../../backend/data/catalogue.json', import.meta.url));

const folder = process.argv[2];
if (!folder) {
  console.error('Which folder holds the source lists?');
  process.exit(1);
}
const chosen = curate([
  ...shadeCandidates(readShades(folder)),
  ...readPerfumes(folder),
  ...readStoreProducts(folder),
  ...readMakeupProducts(folder),
]);
const catalogue = catalogueOf(chosen);
writeFileSync(target, `${JSON.stringify(catalogue, null, 1)}\n`);
console.log(report(catalogue));
