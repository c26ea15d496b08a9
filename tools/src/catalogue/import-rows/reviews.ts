import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from './read-csv.ts';
import { uuidOf, type ImportRows } from './rows.ts';

/** A rating row: its stars may change while later reviews are read. */
interface Rating {
  readonly createdAt: string | null;
  stars: number;
}

const brandsOf = (folder: string): ReadonlyMap<string, string> => {
  const details = join(folder, 'fragrance-products.csv');
  const records = existsSync(details) ? readCsv(details) : [];
  return new Map(records.map(({ product_id: id = '', Brand = '' }) => [id, Brand]));
};

const timeOf = ({ submission_time: time }: Readonly<Record<string, string>>) =>
  time ? new Date(time).toISOString() : null;

/**
 * Adds dated reviews, oldest first: each is a comment of its author and, where it is the author's first on the product, a
 * rating. A later one changes that rating, which keeps its time and gets the later stars. A review without an author
 * becomes a rating of its own, which the import refuses.
 */
export const addReviews = (folder: string, file: string, rows: ImportRows): void => {
  const brands = brandsOf(folder);
  const products = new Map<string, string>();
  const ratings = new Map<string, Rating>();
  const records = readCsv(file).map((review, index) => ({ review, index, createdAt: timeOf(review) }));
  const inOrder = records.toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? '') || b.index - a.index);
  for (const { review, index, createdAt } of inOrder) {
    const {
      product_id: source = '',
      product_name: name = '',
      author_id: userId = '',
      title,
      review_text: text,
    } = review;
    const productId =
      products.get(source) ??
      rows.addProduct({
        source,
        brand: brands.get(source) || 'Unknown brand',
        name,
        category: 'perfumes',
        subcategory: 'perfume',
      });
    products.set(source, productId);
    const contribution = { productId, userId, userName: userId, createdAt };
    const stars = Number(review['rating']);
    const existing = userId ? ratings.get(`${source}.${userId}`) : undefined;
    if (existing) existing.stars = stars;
    else {
      const rating = { id: uuidOf('rating', source, String(index)), ...contribution, stars };
      ratings.set(`${source}.${userId}`, rating);
      rows.ratings.push(rating);
    }
    const content = [title, text].filter(Boolean).join('\n');
    if (content) rows.comments.push({ id: uuidOf('comment', source, String(index)), ...contribution, content });
  }
};
