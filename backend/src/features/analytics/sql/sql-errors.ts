import { InvalidError } from '../../../shared/errors.ts';

/** What DuckDB says to a query, or what can't be asked. */
export const sqlRefused = (why: string): InvalidError => new InvalidError(why, 'SQL_REFUSED');

/** A query met a bound: of time, memory, or the length of its answer. */
export const sqlTooMuch = (why: string): InvalidError => new InvalidError(why, 'SQL_TOO_MUCH');
