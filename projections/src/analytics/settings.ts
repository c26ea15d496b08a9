import { join } from 'node:path';
import { choice, eventStoreAddress, SettingError } from '@henna/domain/node';

export interface AnalyticsSettings {
  readonly eventStoreUrl: string;
  readonly file: string;
  /** Known to those who may ask. */
  readonly secret: string;
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** What the database may take, as DuckDB writes sizes. */
  readonly memory: string;
  readonly threads: number;
  readonly logLevel: string;
}

const shortestSecret = 16;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads what the program is told by its environment. Throws {@link SettingError}. */
export const analyticsSettings = (environment: Readonly<Record<string, string | undefined>>): AnalyticsSettings => {
  const required = (name: string): string => {
    const value = environment[name];
    if (!value) throw new SettingError(`${name} is not set. \`npm start\` sets it.`);
    return value;
  };
  const whole = (name: string, value: string, most: number): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number > most) throw new SettingError(`${name} must be 0 to ${most}, not "${value}".`);
    return number;
  };
  // The message does not contain the secret.
  const secret = required('ANALYTICS_SECRET');
  if (secret.length < shortestSecret)
    throw new SettingError(`ANALYTICS_SECRET must have ${shortestSecret} characters or more.`);
  const memory = environment['ANALYTICS_MEMORY'] || '128MB';
  if (!/^\d+(?:MB|GB)$/.test(memory)) throw new SettingError(`ANALYTICS_MEMORY must be like 128MB, not "${memory}".`);
  return {
    eventStoreUrl: eventStoreAddress(required('EVENTSTORE_URL')),
    file: environment['ANALYTICS_FILE'] || join(environment['DATA_DIR'] || '.data', 'analytics.duckdb'),
    secret,
    host: environment['ANALYTICS_HOST'] || '127.0.0.1',
    port: whole('ANALYTICS_PORT', environment['ANALYTICS_PORT'] || '0', 65_535),
    memory,
    threads: whole('ANALYTICS_THREADS', environment['ANALYTICS_THREADS'] || '2', 64),
    logLevel: choice('LOG_LEVEL', environment['LOG_LEVEL'] || 'info', logLevels),
  };
};
