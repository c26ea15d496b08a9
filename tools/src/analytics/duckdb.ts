import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { UserFacingError } from '../shared/errors.ts';

/** Loaded when it is needed: its native package is not there for every platform. @throws UserFacingError where it is missing */
const load = async (): Promise<typeof import('@duckdb/node-api')> => {
  try {
    return await import('@duckdb/node-api');
  } catch (error) {
    const platform = `${process.platform}-${process.arch}`;
    throw new UserFacingError(
      `DuckDB is not installed for ${platform}: npm install --no-save @duckdb/node-bindings-${platform} may bring it.`,
      { cause: error },
    );
  }
};

/**
 * Does something with a new in-memory DuckDB that installs and loads no extensions.
 * @param settings DuckDB's settings by name
 */
export const withDuckDB = async <Result>(
  settings: Readonly<Record<string, string>>,
  work: (duckdb: DuckDBConnection) => Promise<Result>,
): Promise<Result> => {
  const { DuckDBInstance: instances } = await load();
  const instance: DuckDBInstance = await instances.create(':memory:', {
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    ...settings,
  });
  const connection = await instance.connect();
  try {
    // A setting of the session, not of the database: days are days in UTC.
    await connection.run("SET TimeZone = 'UTC'");
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
};

/** A text as a literal in SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
