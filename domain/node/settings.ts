import { isIP } from 'node:net';
import { eventStoreAddress } from './event-store-address.ts';
import { SettingError } from './setting-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export { SettingError };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const withoutPassword = (address: string) => address.replace(/\/\/.*@/, '//…@');

/** The value, if its form is right. Throws {@link SettingError}. */
const formed = (name: string, value: string, isRight: boolean, rule: string): string => {
  if (!isRight) throw new SettingError(`${name} must be ${rule}, not "${withoutPassword(value)}".`);
  return value;
};

/** One of some values. Throws {@link SettingError}. */
export const choice = (name: string, value: string, choices: readonly string[]): string =>
  formed(name, value, choices.includes(value), `one of ${choices.join(', ')}`);

/** An address of one of some protocols, each with its colon. Throws {@link SettingError}. */
export const address = (name: string, value: string, protocols: readonly string[]): string => {
  const isRight = URL.canParse(value) && protocols.includes(new URL(value).protocol);
  return formed(
    name,
    value,
    isRight,
    `an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`,
  );
};

const required = (environment: Environment, name: string) => {
  const value = environment[name];
  if (!value) throw new SettingError(`${name} is not set. \`npm start\` sets it for the embedded stores.`);
  return value;
};

/** What every program that works on the stores reads. Throws {@link SettingError}. */
export const storeSettings = (environment: Environment) => {
  const mongoUrl = required(environment, 'MONGODB_URL');
  // A replica set's address names several hosts, which the URL parser refuses.
  const isMongo = /^mongodb(\+srv)?:\/\/\S+$/.test(mongoUrl);
  return {
    eventStoreUrl: eventStoreAddress(required(environment, 'EVENTSTORE_URL')),
    mongoUrl: formed('MONGODB_URL', mongoUrl, isMongo, 'an address that starts with mongodb:// or mongodb+srv://'),
    logLevel: choice('LOG_LEVEL', environment['LOG_LEVEL'] || 'info', logLevels),
  };
};

/** Where the service listens. `port` 0: any free one; `host` absent: by the public address. Throws {@link SettingError}. */
export const listenSettings = (environment: Environment) => {
  const { PORT: port = '', HOST: host } = environment;
  const isPort = /^\d*$/.test(port) && Number(port) <= 65_535;
  const isHost = !host || host === 'localhost' || isIP(host) > 0;
  return {
    port: Number(formed('PORT', port, isPort, '0 to 65535') || '3000'),
    host: host && formed('HOST', host, isHost, 'an address of this machine, like 0.0.0.0'),
    dataFolder: environment['DATA_DIR'] || '.data',
  };
};
