import { configuration, ConfigurationError } from './configuration.ts';

const environment = { EVENTSTORE_URL: 'esdb://127.0.0.1:2113?tls=false', MONGODB_URL: 'mongodb://127.0.0.1:27017' };

it('takes the stores from the environment and logs at info', () => {
  expect(configuration(environment)).toEqual({
    eventStoreUrl: environment.EVENTSTORE_URL,
    mongoUrl: environment.MONGODB_URL,
    logLevel: 'info',
  });
});

it.each([
  [{ EVENTSTORE_URL: '' }, 'EVENTSTORE_URL is not set'],
  [{ MONGODB_URL: undefined }, 'MONGODB_URL is not set'],
  [{ EVENTSTORE_URL: 'http://127.0.0.1' }, 'EVENTSTORE_URL is no address of such a store'],
  [{ MONGODB_URL: 'mongo' }, 'MONGODB_URL is no address of such a store'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
])('refuses %j in one clear line', (change, message) => {
  expect(() => configuration({ ...environment, ...change })).toThrow(new ConfigurationError(message));
});
