/** Settings of the projections' programs. */
export interface Configuration {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  readonly logLevel: string;
}

/** What stops a program at its start, in one line. */
export class ConfigurationError extends Error {}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const required = (environment: NodeJS.ProcessEnv, name: string, form: RegExp): string => {
  const value = environment[name];
  if (!value) throw new ConfigurationError(`${name} is not set`);
  if (!form.test(value)) throw new ConfigurationError(`${name} is no address of such a store`);
  return value;
};

/** Reads the environment. @throws ConfigurationError naming the variable that is missing or malformed */
export const configuration = (environment: NodeJS.ProcessEnv): Configuration => {
  const logLevel = environment['LOG_LEVEL'] ?? 'info';
  if (!levels.includes(logLevel)) throw new ConfigurationError(`LOG_LEVEL must be one of ${levels.join(', ')}`);
  return {
    eventStoreUrl: required(
      environment,
      'EVENTSTORE_URL',
      /^(?:esdb|esdb\+discover|kurrentdb|kdb)(?:\+discover)?:\/\/\S+$/,
    ),
    mongoUrl: required(environment, 'MONGODB_URL', /^mongodb(?:\+srv)?:\/\/\S+$/),
    logLevel,
  };
};
