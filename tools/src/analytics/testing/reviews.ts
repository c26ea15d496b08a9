import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { randomFrom } from '../../shared/random.ts';
import { addReviews } from '../../catalogue/import-rows/reviews.ts';
import { ImportRows } from '../../catalogue/import-rows/rows.ts';

export const reviewsFile = 'fragrance-reviews.csv';
/** Where public catalogues lie, if they do: see `npm run import-rows`. */
export const catalogueFolder = resolve(process.env['CATALOGUES'] ?? join(__dirname, '../../../../../shared/data'));
export const hasRealReviews = existsSync(join(catalogueFolder, reviewsFile));

export const tokens = { admin: 'an admin of the tests', analyst: 'an analyst of the tests' } as const;
export const adminTokens = Object.entries(tokens)
  .map(([role, token]) => `${role}-test:${role}:${createHash('sha256').update(token).digest('hex')}`)
  .join(',');

const time = (random: ReturnType<typeof randomFrom>) =>
  new Date(Date.UTC(2024, 0, 1) + random.below(500) * 86_400_000 + random.below(86_400_000)).toISOString();

/** A file of reviews by a seeded generator, with the defects of real ones: without an author, without a title or text, several by one author. */
export const writeReviews = (folder: string, count: number, seed: number): void => {
  const random = randomFrom(seed);
  mkdirSync(folder, { recursive: true });
  const records = Array.from({ length: count }, (_, index) => {
    const product = random.below(6) * random.below(2);
    const author = random.below(12) === 0 ? '' : `author-${random.below(count / 3)}`;
    const [title, text] = [random.pick(['', 'Warm, "woody"']), random.pick(['', `Lasts\nall day ${index}`])];
    const cells = [`P${product}`, `scent ${product}`, author, String(1 + random.below(5)), title, text, time(random)];
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  });
  const head = 'product_id,product_name,author_id,rating,title,review_text,submission_time';
  writeFileSync(join(folder, reviewsFile), `${[head, ...records].join('\n')}\n`);
};

interface ImportResult {
  readonly success: number;
  readonly errors: readonly string[];
}

/** Imports a file of reviews as an administrator does. @returns the result of each kind */
export const importReviews = async (url: string, folder: string): Promise<Readonly<Record<string, ImportResult>>> => {
  const rows = new ImportRows();
  addReviews(folder, join(folder, reviewsFile), rows);
  const results: Record<string, ImportResult> = {};
  for (const [kind, data] of Object.entries(rows.files())) {
    const response = await fetch(`${url}/api/admin/import/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-admin-token': tokens.admin },
      body: JSON.stringify({ data, mode: 'merge' }),
    });
    results[kind] = (await response.json()) as ImportResult;
    if (!response.ok) throw new Error(`${kind}: ${JSON.stringify(results[kind])}`);
  }
  return results;
};
