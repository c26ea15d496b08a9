import type { DuckDBConnection } from '@duckdb/node-api';
import { quoted } from '../duckdb.ts';

/**
 * The definitions of the analyst guide, restated in plain SQL over a file of reviews: views `ratings` and `comments`
 * (product, person, time, stars), and `scores` (month, product, score).
 */
export const openReviews = async (duckdb: DuckDBConnection, file: string): Promise<void> => {
  await duckdb.run(`CREATE TABLE reviews AS SELECT row_number() OVER () AS line, product_id, product_name AS product,
    nullif(author_id, '') AS author, CAST(rating AS INTEGER) AS stars, CAST(submission_time AS TIMESTAMPTZ) AS time,
    trim(concat_ws(chr(10), nullif(title, ''), nullif(review_text, ''))) AS content
    FROM read_csv(${quoted(file)}, header = true, all_varchar = true)`);
  // A rating needs its author; the first counts, with the last stars.
  await duckdb.run(`CREATE VIEW ratings AS
    SELECT product, author AS person, min(time) AS time, arg_max(stars, (time, -line)) AS stars
    FROM reviews WHERE author IS NOT NULL GROUP BY product, author`);
  // A comment has content, and not too much; all authors without a name count as one person.
  await duckdb.run(`CREATE VIEW comments AS SELECT product, coalesce(author, 'anonymous') AS person, time FROM reviews
    WHERE content <> '' AND length(content) <= 2000`);
  await duckdb.run(`CREATE VIEW days AS SELECT product, day, sum(points) AS points FROM (
      SELECT product, day, person, least(20, sum(points)) AS points FROM (
        SELECT product, person, CAST(time AS DATE) AS day, 4 AS points FROM ratings
        UNION ALL SELECT product, person, CAST(time AS DATE), 5 FROM comments)
      GROUP BY ALL) GROUP BY ALL`);
  await duckdb.run(`CREATE VIEW scores AS
    WITH months AS (SELECT DISTINCT last_day(day) AS last FROM days),
      known AS (SELECT last, product, day, points, max(day) OVER (PARTITION BY last, product) AS newest
        FROM months JOIN days ON day <= last)
    SELECT date_trunc('month', last) AS month, product,
      (any_value(newest) - DATE '2020-01-01') / 7 + log2(sum(points * pow(2, (day - newest) / 7))) AS score
    FROM known WHERE newest - day <= 182 GROUP BY last, product`);
};
