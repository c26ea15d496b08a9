import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from './read-csv.ts';
import { idOf, type Rows } from './rows.ts';

/** A rating as it stands in the rows: its stars may change while they are read. */
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
 * Dated reviews, oldest first: each is a comment of its author and, where it is the first of the author on the product, a
 * rating. A later one changes that rating, as a member would: it keeps its time and gets the later stars. One without an
 * author stays a row of its own, which the import refuses.
 */
export const reviews = (folder: string, file: string, rows: Rows): void => {
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
    const act = { productId, userId, userName: userId, createdAt };
    const stars = Number(review['rating']);
    const known = userId ? ratings.get(`${source}.${userId}`) : undefined;
    if (known) known.stars = stars;
    else {
      const rating = { id: idOf('rating', source, String(index)), ...act, stars };
      ratings.set(`${source}.${userId}`, rating);
      rows.ratings.push(rating);
    }
    const content = [title, text].filter(Boolean).join('\n');
    if (content) rows.comments.push({ id: idOf('comment', source, String(index)), ...act, content });
  }
};
