import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCatalogues } from './catalogues.ts';
import { ImportRows } from './rows.ts';
import { printError, UserFacingError } from '../../shared/errors.ts';

/**
 * `import-rows <folder> <target>`: converts the public catalogues in a folder to files for `/admin/import`: the makeup API's
 * products (`makeup-products.json`), a shop's list (`sephora-products.csv`), foundations with their shades
 * (`foundation-shades.csv`) and dated reviews (`fragrance-reviews.csv`, `fragrance-products.csv`).
 */
try {
  const [folder, target, ...rest] = process.argv.slice(2);
  if (!folder || !target || rest.length > 0)
    throw new UserFacingError('Usage: npm run import-rows -- <folder of catalogues> <folder for the rows>');
  const rows = new ImportRows();
  const found = readCatalogues(resolve(folder), rows);
  if (found.length === 0) throw new UserFacingError(`${folder} holds none of the catalogues that are known.`);
  mkdirSync(resolve(target), { recursive: true });
  for (const [kind, records] of Object.entries(rows.files())) {
    writeFileSync(join(resolve(target), `${kind}.json`), `${JSON.stringify(records, null, 1)}\n`);
    console.log(`${kind}.json: ${records.length} rows`);
  }
} catch (error) {
  printError(error);
}
