import type { DuckDBAppender, DuckDBConnection } from '@duckdb/node-api';
import type { Batch, ContributionRow, EventRow, JoinedRow, ProductRow, VisitRow } from './batch.ts';

/** Grows when the same events make other tables: a file of another format is made anew from the log. */
export const format = 2;

const visitColumns = 'product INTEGER, person INTEGER, hour INTEGER, language UTINYINT, isDemo BOOLEAN';
const contributionColumns =
  'id BIGINT, hour INTEGER, kind UTINYINT, product INTEGER, person INTEGER, language UTINYINT, isDemo BOOLEAN, ' +
  'option INTEGER, stars UTINYINT, isActive BOOLEAN';
const productColumns =
  'product INTEGER, brand INTEGER, category INTEGER, subcategory INTEGER, createdAt DOUBLE, isRemoved BOOLEAN';
const brandColumns = 'brand INTEGER, isRemoved BOOLEAN';

/**
 * The tables of the file. `key` of `state` is the fingerprint of the key of pseudonyms. Products, brands, categories, options, types of events (`name`) and members have numbers,
 * contributions keyed hashes; hours are UTC hours since 1970-01-01. `visit` and `event` are only added to, but for
 * erasures; a row of `contribution` says whether it counts now. `eventOption` has the options of resets of votes.
 */
export const fileTables: readonly string[] = [
  'CREATE TABLE state (format INTEGER, key VARCHAR, position BIGINT, log VARCHAR, rules VARCHAR)',
  'CREATE TABLE name (code INTEGER, id VARCHAR)',
  'CREATE TABLE member (person INTEGER, key BIGINT)',
  `CREATE TABLE product (${productColumns})`,
  `CREATE TABLE brand (${brandColumns})`,
  `CREATE TABLE visit (${visitColumns})`,
  `CREATE TABLE contribution (${contributionColumns})`,
  'CREATE TABLE joined (person INTEGER, hour INTEGER, language UTINYINT)',
  'CREATE TABLE erased (person INTEGER)',
  'CREATE TABLE event (position BIGINT, type INTEGER, actAt DOUBLE, product INTEGER, brand INTEGER, category INTEGER, ' +
    'subcategory INTEGER, option INTEGER, language UTINYINT, person INTEGER, otherPerson INTEGER, thirdPerson INTEGER, ' +
    'line VARCHAR)',
  'CREATE TABLE eventOption (position BIGINT, option INTEGER)',
];

/** Rows of a batch that are merged into a table; of the connection that writes. */
export const stagingTables: readonly string[] = [
  `CREATE TEMP TABLE changedContribution (${contributionColumns})`,
  `CREATE TEMP TABLE changedProduct (${productColumns})`,
  `CREATE TEMP TABLE changedBrand (${brandColumns})`,
  'CREATE TEMP TABLE newlyErased (person INTEGER)',
];

const integer = (appender: DuckDBAppender, value: number | null): void =>
  value === null ? appender.appendNull() : appender.appendInteger(value);
const small = (appender: DuckDBAppender, value: number | null): void =>
  value === null ? appender.appendNull() : appender.appendUTinyInt(value);

const appendVisit = (to: DuckDBAppender, row: VisitRow): void => {
  to.appendInteger(row.product);
  to.appendInteger(row.person);
  to.appendInteger(row.hour);
  to.appendUTinyInt(row.language);
  to.appendBoolean(row.isDemo);
};

const appendContribution = (to: DuckDBAppender, row: ContributionRow): void => {
  to.appendBigInt(row.id);
  to.appendInteger(row.hour);
  to.appendUTinyInt(row.kind);
  to.appendInteger(row.product);
  to.appendInteger(row.person);
  small(to, row.language);
  to.appendBoolean(row.isDemo);
  integer(to, row.option);
  small(to, row.stars);
  to.appendBoolean(row.isActive);
};

const appendJoined = (to: DuckDBAppender, row: JoinedRow): void => {
  to.appendInteger(row.person);
  to.appendInteger(row.hour);
  to.appendUTinyInt(row.language);
};

const appendProduct = (to: DuckDBAppender, row: ProductRow): void => {
  to.appendInteger(row.product);
  for (const value of [row.brand, row.category, row.subcategory]) integer(to, value);
  if (row.createdAt === null) to.appendNull();
  else to.appendDouble(row.createdAt);
  if (row.isRemoved === null) to.appendNull();
  else to.appendBoolean(row.isRemoved);
};

const appendEvent = (to: DuckDBAppender, row: EventRow): void => {
  to.appendBigInt(row.position);
  to.appendInteger(row.type);
  to.appendDouble(row.actAt);
  for (const value of [row.product, row.brand, row.category, row.subcategory, row.option]) integer(to, value);
  to.appendUTinyInt(row.language);
  for (let index = 0; index < 3; index += 1) integer(to, row.people[index] ?? null);
  to.appendVarchar(row.line);
};

const appendRows = async <Row>(
  connection: DuckDBConnection,
  table: string,
  rows: Iterable<Row>,
  append: (to: DuckDBAppender, row: Row) => void,
  catalog: string | null = null,
): Promise<void> => {
  let appender: DuckDBAppender | undefined;
  for (const row of rows) {
    appender ??= await connection.createAppender(table, null, catalog);
    append(appender, row);
    appender.endRow();
  }
  appender?.closeSync();
};

const mergeContributions = `
  MERGE INTO contribution USING changedContribution AS changed
    ON contribution.id = changed.id AND contribution.hour = changed.hour
  WHEN MATCHED THEN UPDATE SET option = changed.option, stars = changed.stars, isActive = changed.isActive
  WHEN NOT MATCHED AND changed.language IS NOT NULL THEN INSERT`;

const mergeProducts = `
  MERGE INTO product USING changedProduct AS changed ON product.product = changed.product
  WHEN MATCHED THEN UPDATE SET
    brand = coalesce(changed.brand, product.brand),
    category = coalesce(changed.category, product.category),
    subcategory = coalesce(changed.subcategory, product.subcategory),
    isRemoved = coalesce(changed.isRemoved, product.isRemoved)
  WHEN NOT MATCHED THEN INSERT`;

const mergeBrands = `
  MERGE INTO brand USING changedBrand AS changed ON brand.brand = changed.brand
  WHEN MATCHED THEN UPDATE SET isRemoved = changed.isRemoved
  WHEN NOT MATCHED THEN INSERT`;

/** Removes what people did who are erased now. @returns the UTC days of their visits */
const erase = async (connection: DuckDBConnection, people: readonly number[]): Promise<readonly number[]> => {
  await connection.run('TRUNCATE newlyErased');
  await appendRows(connection, 'newlyErased', people, (to, person) => to.appendInteger(person), 'temp');
  const isTheirs = 'person IN (FROM newlyErased)';
  const days = await connection.runAndReadAll(`SELECT DISTINCT hour // 24 FROM visit WHERE ${isTheirs}`);
  await connection.run(`DELETE FROM visit WHERE ${isTheirs}`);
  await connection.run(`DELETE FROM joined WHERE ${isTheirs}`);
  await connection.run(
    `DELETE FROM event WHERE ${isTheirs} OR otherPerson IN (FROM newlyErased) OR thirdPerson IN (FROM newlyErased)`,
  );
  await connection.run('INSERT INTO erased SELECT DISTINCT person FROM newlyErased');
  return days.getRows().map(([day]) => Number(day));
};

/** What the file does not hold yet of what the rows of a batch have numbers for. */
export interface NewNumbers {
  readonly names: readonly (readonly [code: number, id: string])[];
  readonly members: readonly (readonly [person: number, key: bigint])[];
}

/**
 * Writes a batch, within a transaction.
 * @returns the UTC days (since 1970-01-01) whose visits or contributions are others than before
 */
export const writeBatch = async (
  connection: DuckDBConnection,
  batch: Batch,
  { names, members }: NewNumbers,
): Promise<ReadonlySet<number>> => {
  const days = new Set(batch.days);
  // What was written before goes; what came later, within the batch too, stays until it is taken back.
  if (batch.erased.length > 0) for (const day of await erase(connection, batch.erased)) days.add(day);
  await appendRows(connection, 'name', names, (to, [code, id]) => {
    to.appendInteger(code);
    to.appendVarchar(id);
  });
  await appendRows(connection, 'member', members, (to, [person, key]) => {
    to.appendInteger(person);
    to.appendBigInt(key);
  });
  if (batch.products.size > 0) {
    await connection.run('TRUNCATE changedProduct');
    await appendRows(connection, 'changedProduct', batch.products.values(), appendProduct, 'temp');
    await connection.run(mergeProducts);
  }
  if (batch.brands.size > 0) {
    await connection.run('TRUNCATE changedBrand');
    await appendRows(
      connection,
      'changedBrand',
      batch.brands,
      (to, [brand, isRemoved]) => {
        to.appendInteger(brand);
        to.appendBoolean(isRemoved);
      },
      'temp',
    );
    await connection.run(mergeBrands);
  }
  await appendRows(connection, 'visit', batch.visits, appendVisit);
  await appendRows(connection, 'joined', batch.joined, appendJoined);
  await appendRows(connection, 'event', batch.events, appendEvent);
  const ofResets = batch.events.flatMap(({ position, options }) =>
    options.map((option) => [position, option] as const),
  );
  await appendRows(connection, 'eventOption', ofResets, (to, [position, option]) => {
    to.appendBigInt(position);
    to.appendInteger(option);
  });
  if (batch.contributions.size > 0) {
    await connection.run('TRUNCATE changedContribution');
    await appendRows(connection, 'changedContribution', batch.contributions.values(), appendContribution, 'temp');
    await connection.run(mergeContributions);
  }
  // What erased people gave counts until it is taken back, and goes then.
  if (batch.concernsErased)
    await connection.run('DELETE FROM contribution WHERE NOT isActive AND person IN (FROM erased)');
  return days;
};
