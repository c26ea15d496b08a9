import { rmSync } from 'node:fs';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { rankingRules, type TrendingRules } from '@henna/domain';
import { Batch, type Stored } from './batch.ts';
import { Names } from './names.ts';
import { People } from './people.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { Bounded } from './bounded.ts';
import { fileTables, format, stagingTables, writeBatch } from './tables.ts';

export interface Means {
  /** As DuckDB writes sizes, like `256MB`. */
  readonly memory: string;
  readonly threads: number;
}

/** Another process has the file open. */
export class FileInUseError extends Error {}

/** The tables could not be written: the engine is not to be used any more. */
export class WriteError extends Error {
  /** Whether the file itself is at fault, so that it is to be made anew. */
  get isTorn(): boolean {
    return /corrupt|checksum|serialization|deserialize|database has been invalidated|internal error/i.test(
      this.message,
    );
  }
}

/** One moment of the tables: all that is read sees the same events. */
export interface Moment {
  /** Position of the log up to which the tables hold it; -1 at its beginning. */
  readonly position: bigint;
  /** By which the points of days are worked out. */
  readonly rules: TrendingRules;
  /** Rows of numbers, each with as many as the SQL selects; `NULL` is `null`. */
  rows(sql: string): Promise<readonly (readonly (number | null)[])[]>;
  readonly connection: DuckDBConnection;
}

interface State {
  readonly position: bigint;
  /** Id of the first event of the log; `null` while it has none. */
  readonly log: string | null;
  readonly rules: TrendingRules;
}

/** In the place of a file: tables that are gone with the engine. */
export const inMemory = ':memory:';

const readersAtOnce = 2;
const waitingReaders = 30;

/** A file of DuckDB that follows the log: written batch by batch, read by a few at once, each at one moment. */
export class Engine {
  #names = new Names();
  #products = new Set<number>();
  #people = new People();
  #erased = new Set<number>();
  #state: State = { position: -1n, log: null, rules: rankingRules };
  readonly #idle: DuckDBConnection[] = [];
  readonly #reading = new Bounded(readersAtOnce, waitingReaders);
  readonly #listeners: ((days: ReadonlySet<number>) => void)[] = [];

  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly writer: DuckDBConnection,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /**
   * Opens the file, which holds the log up to some position. One that is missing, torn, of another format
   * or with pseudonyms of another key is begun anew.
   * @param file its path, or {@link inMemory}
   * @throws {@link FileInUseError}
   */
  static async open(file: string, means: Means, pseudonyms: Pseudonyms): Promise<Engine> {
    try {
      return await Engine.#opened(file, means, pseudonyms);
    } catch (error) {
      if (/lock on file|Conflicting lock|already open/i.test((error as Error).message))
        throw new FileInUseError(`${file} is in use by another process`, { cause: error });
      if (file === inMemory) throw error;
      removeFile(file);
      return Engine.#opened(file, means, pseudonyms);
    }
  }

  static async #opened(file: string, { memory, threads }: Means, pseudonyms: Pseudonyms): Promise<Engine> {
    const instance = await DuckDBInstance.create(file, {
      memory_limit: memory,
      threads: String(threads),
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      // Of lists in order, the long lines of what is left out are not read.
      late_materialization_max_rows: '10000',
      // Each checkpoint writes the last group of rows of a table again.
      checkpoint_threshold: '64MB',
      ...(file !== inMemory && { temp_directory: `${file}.spill` }),
    });
    try {
      const writer = await instance.connect();
      const engine = new Engine(instance, writer, pseudonyms);
      for (const sql of stagingTables) await writer.run(sql);
      await engine.#load();
      return engine;
    } catch (error) {
      instance.closeSync();
      throw error;
    }
  }

  get position(): bigint {
    return this.#state.position;
  }

  /** Id of the first event of the log that the tables hold; `null` while they hold none. */
  get log(): string | null {
    return this.#state.log;
  }

  /** How many numbers members have. */
  get members(): number {
    return this.#people.size;
  }

  get names(): Pick<Names, 'existing' | 'idOf'> {
    return this.#names;
  }

  /** Is told of the UTC days (since 1970-01-01) whose visits or contributions are others, once a batch is written. */
  onChange(listener: (days: ReadonlySet<number>) => void): void {
    this.#listeners.push(listener);
  }

  /** To be filled with the events that follow those written, and written next. */
  batch(): Batch {
    const stored: Stored = { names: this.#names, products: this.#products, people: this.#people, erased: this.#erased };
    return new Batch(stored, this.pseudonyms);
  }

  /**
   * Writes a batch and the position that the tables have reached with it, all or nothing.
   * @param log id of the first event of the log
   * @throws {@link WriteError}
   */
  async write(batch: Batch, position: bigint, log: string | null): Promise<void> {
    const rules = batch.rules ?? this.#state.rules;
    await this.writer.run('BEGIN');
    try {
      const keys = this.#people.takeNew();
      const first = this.#people.size - keys.length;
      const members = keys.map((key, index) => [first + index, key] as const);
      const days = await writeBatch(this.writer, batch, { names: this.#names.takeNew(), members });
      await this.writer.run('UPDATE state SET position = $1, log = $2, rules = $3', [
        position,
        log,
        JSON.stringify(rules),
      ]);
      await this.writer.run('COMMIT');
      this.#state = { position, log, rules };
      for (const listener of this.#listeners) listener(days);
    } catch (error) {
      await this.writer.run('ROLLBACK').catch(() => undefined);
      throw new WriteError((error as Error).message, { cause: error });
    }
  }

  /**
   * Reads at one moment; some wait until others are through.
   * @throws BusyError when too many wait already; what the signal was aborted with
   */
  read<Result>(work: (moment: Moment) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    return this.#reading.run(async () => {
      signal?.throwIfAborted();
      const connection = this.#idle.pop() ?? (await this.instance.connect());
      const interrupt = () => connection.interrupt();
      signal?.addEventListener('abort', interrupt);
      try {
        await connection.run('BEGIN');
        const { position, rules } = await stateIn(connection);
        const rows = (sql: string) => numbersOf(connection, sql);
        return await work({ position, rules, rows, connection });
      } catch (error) {
        signal?.throwIfAborted();
        throw error;
      } finally {
        signal?.removeEventListener('abort', interrupt);
        await connection.run('ROLLBACK').catch(() => undefined);
        this.#idle.push(connection);
      }
    });
  }

  close(): void {
    for (const connection of this.#idle) connection.closeSync();
    this.writer.closeSync();
    this.instance.closeSync();
  }

  async #load(): Promise<void> {
    const tables = await this.writer.runAndReadAll("SELECT 1 FROM duckdb_tables() WHERE table_name = 'state'");
    if (tables.currentRowCount === 0) return this.#begin();
    const [found] = (await this.writer.runAndReadAll('SELECT format, key FROM state')).getRows();
    if (found?.[0] !== format) throw new Error(`a file of format ${String(found?.[0])}`);
    if (found[1] !== this.pseudonyms.fingerprint) throw new Error('a file with pseudonyms of another key');
    this.#state = await stateIn(this.writer);
    this.#names = new Names(await valuesOf<string>(this.writer, 'SELECT id FROM name ORDER BY code'));
    this.#products = new Set(await valuesOf<number>(this.writer, 'SELECT product FROM product'));
    this.#erased = new Set(await valuesOf<number>(this.writer, 'SELECT person FROM erased'));
    this.#people = new People(await valuesOf<bigint>(this.writer, 'SELECT key FROM member ORDER BY person'));
  }

  async #begin(): Promise<void> {
    await this.writer.run('BEGIN');
    for (const sql of fileTables) await this.writer.run(sql);
    const { position, rules } = this.#state;
    await this.writer.run('INSERT INTO state VALUES ($1, $2, $3, NULL, $4)', [
      format,
      this.pseudonyms.fingerprint,
      position,
      JSON.stringify(rules),
    ]);
    await this.writer.run('COMMIT');
  }
}

/** The values of one column. */
const valuesOf = async <Value>(connection: DuckDBConnection, sql: string): Promise<Iterable<Value>> => {
  const chunks = await (await connection.run(sql)).fetchAllChunks();
  return (function* () {
    for (const chunk of chunks) {
      const column = chunk.getColumnVector(0);
      for (let row = 0; row < chunk.rowCount; row += 1) yield column.getItem(row) as Value;
    }
  })();
};

/** Column by column: the general way to read rows takes several times as long for many. */
const numbersOf = async (
  connection: DuckDBConnection,
  sql: string,
): Promise<readonly (readonly (number | null)[])[]> => {
  const result = await connection.run(sql);
  const rows: (number | null)[][] = [];
  for (const chunk of await result.fetchAllChunks()) {
    const columns = Array.from({ length: chunk.columnCount }, (_, column) => chunk.getColumnVector(column));
    for (let row = 0; row < chunk.rowCount; row += 1)
      rows.push(columns.map((column) => column.getItem(row) as number | null));
  }
  return rows;
};

const stateIn = async (connection: DuckDBConnection): Promise<State> => {
  const read = await connection.runAndReadAll('SELECT position, log, rules FROM state');
  const [position, log, rules] = read.getRows()[0]! as [bigint, string | null, string];
  return { position, log, rules: JSON.parse(rules) as TrendingRules };
};

/** Removes the file and what DuckDB puts beside it. */
export const removeFile = (file: string): void => {
  for (const each of [file, `${file}.wal`, `${file}.spill`]) rmSync(each, { recursive: true, force: true });
};
