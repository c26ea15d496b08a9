import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { StartError } from '../start-error.ts';

/** Loaded when it is needed: its native package is not there for every platform. @throws StartError where it is missing */
const load = async (): Promise<typeof import('@duckdb/node-api')> => {
  try {
    return await import('@duckdb/node-api');
  } catch (error) {
    const platform = `${process.platform}-${process.arch}`;
    throw new StartError(
      `DuckDB is not installed for ${platform}: npm install --no-save @duckdb/node-bindings-${platform} may bring it.`,
      { cause: error },
    );
  }
};

/**
 * Does something with a DuckDB of its own, in memory, that brings nothing from elsewhere.
 * @param settings of DuckDB by name
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
    // A session's setting, not a database's: a day is a day in UTC.
    await connection.run("SET TimeZone = 'UTC'");
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
};

/** A text as SQL writes it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
