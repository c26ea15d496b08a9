import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { tokenRoles, type TokenRole } from '@henna/domain';
import {
  address,
  choice,
  listenHost,
  listenSettings,
  metricsSettings,
  SettingError,
  storeSettings,
  tracingSettings,
  type MetricsSettings,
  type TracingSettings,
} from '@henna/domain/node';
import { mediaSettings, type MediaLocation } from './media-settings.ts';

export type { TokenRole };
export interface AdminToken {
  readonly name: string;
  readonly role: TokenRole;
  /** SHA-256 of the token, hex. */
  readonly hash: string;
}

/** An OpenID Connect provider. */
export interface IdentityProvider {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Settings {
  readonly port: number;
  /** The address to listen on; undefined for all. */
  readonly host: string | undefined;
  readonly dataFolder: string;
  readonly publicUrl: URL;
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  /** The event store is the local node of `npm start`. */
  readonly isEventStoreEmbedded: boolean;
  /** Where the analytics program answers; null without one. */
  readonly analytics: { readonly url: string; readonly secret: string } | null;
  /** Valid besides those of the private database. */
  readonly adminTokens: readonly AdminToken[];
  readonly demo: boolean;
  readonly rateLimits: boolean;
  /** New members' links, and texts that are posted over and over, wait for a moderator. */
  readonly holdComments: boolean;
  readonly logLevel: string;
  /** File of the security log; null for standard output. */
  readonly securityLogFile: string | null;
  /** Where uploaded images are. */
  readonly media: MediaLocation;
  /** Whether pictures are fetched from the addresses that imports name. */
  readonly mediaFetch: boolean;
  /** 32 bytes; null for the file in the data folder. */
  readonly masterKey: Buffer | null;
  /** Null for local accounts only. */
  readonly identityProvider: IdentityProvider | null;
  /** Null if no mail is sent. */
  readonly smtpUrl: string | null;
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Seconds between two renewals of what groups of members say; 0: counted at once. */
  readonly opinionsEvery: number;
  /** Commands of visitors that are handled at a time. */
  readonly commandsInFlight: number;
  /** Null where nothing is measured. */
  readonly metrics: MetricsSettings | null;
  /** Null where nothing is traced. */
  readonly tracing: TracingSettings | null;
}

const masterKey = (value: string | undefined) => {
  if (!value) return null;
  const key = Buffer.from(value, 'base64');
  if (key.length !== 32) throw new SettingError('MASTER_KEY must be 32 bytes in base64.');
  return key;
};

const adminTokens = (value: string): AdminToken[] =>
  value
    .split(',')
    .filter((entry) => entry.trim())
    .map((entry) => {
      const [name, role, hash, ...rest] = entry.trim().split(':');
      if (!name || !role || !hash || rest.length > 0 || !/^[0-9a-f]{64}$/i.test(hash))
        throw new SettingError('ADMIN_TOKENS must be name:role:sha256hex, separated by commas.');
      return {
        name,
        role: choice('The role in ADMIN_TOKENS', role, tokenRoles) as TokenRole,
        hash: hash.toLowerCase(),
      };
    });

const isNetwork = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/');
  const size = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return size > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size));
};

const trustedProxies = (value: string): string[] => {
  const entries = value.split(',').map((entry) => entry.trim());
  const nonEmptyEntries = entries.filter((entry) => entry !== '');
  const wrong = nonEmptyEntries.find((entry) => entry !== 'loopback' && !isNetwork(entry));
  if (wrong !== undefined)
    throw new SettingError(`TRUSTED_PROXIES must be addresses like 10.0.0.0/8 or loopback, not "${wrong}".`);
  return nonEmptyEntries;
};

const opinionsEvery = (value: string): number => {
  const seconds = /^\d{1,5}$/.test(value) ? Number(value) : Infinity;
  if (seconds > 86_400) throw new SettingError('OPINIONS_EVERY must be whole seconds, from 0 to 86400.');
  return seconds;
};

const commandsInFlight = (value: string): number => {
  const count = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (count < 1) throw new SettingError('COMMANDS_IN_FLIGHT must be a whole number, from 1 to 99999.');
  return count;
};

const analyticsAddress = ({ ANALYTICS_URL: url, ANALYTICS_SECRET: secret }: NodeJS.ProcessEnv) => {
  if (!url) return null;
  if (!secret) throw new SettingError('ANALYTICS_SECRET is not set, which ANALYTICS_URL needs.');
  return { url: address('ANALYTICS_URL', url, ['http:', 'https:']), secret };
};

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const identityProvider = (environment: NodeJS.ProcessEnv): IdentityProvider | null => {
  const value = environment['OIDC_ISSUER'];
  if (!value) return null;
  const issuer = new URL(address('OIDC_ISSUER', value, ['https:', 'http:']));
  if (issuer.protocol === 'http:' && !loopback.test(issuer.hostname))
    throw new SettingError('OIDC_ISSUER must start with https://; http:// is for this machine only.');
  const required = (name: string) => {
    const value = environment[name];
    if (!value) throw new SettingError(`${name} is not set, which OIDC_ISSUER needs.`);
    return value;
  };
  return { issuer, clientId: required('OIDC_CLIENT_ID'), clientSecret: required('OIDC_CLIENT_SECRET') };
};

/** SHA-256 of a token, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Throws {@link SettingError} for the first invalid setting. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const { port, host, dataFolder } = listenSettings(environment);
  const publicUrl = address('PUBLIC_URL', environment['PUBLIC_URL'] || `http://localhost:${port}`, ['http:', 'https:']);
  const isOn = (name: string, otherwise: string) =>
    choice(name, environment[name] || otherwise, ['on', 'off']) === 'on';
  return {
    ...storeSettings(environment),
    port,
    host: listenHost(host, publicUrl),
    dataFolder,
    publicUrl: new URL(publicUrl),
    isEventStoreEmbedded: environment['EVENTSTORE_EMBEDDED'] === 'yes',
    analytics: analyticsAddress(environment),
    adminTokens: adminTokens(environment['ADMIN_TOKENS'] ?? ''),
    demo: isOn('DEMO', 'off'),
    rateLimits: isOn('RATE_LIMITS', 'on'),
    holdComments: isOn('HOLD_COMMENTS', 'on'),
    mediaFetch: isOn('MEDIA_FETCH', 'off'),
    securityLogFile: environment['SECURITY_LOG'] || null,
    media: mediaSettings(environment, dataFolder),
    masterKey: masterKey(environment['MASTER_KEY']),
    identityProvider: identityProvider(environment),
    smtpUrl: environment['SMTP_URL'] ? address('SMTP_URL', environment['SMTP_URL'], ['smtp:', 'smtps:']) : null,
    trustedProxies: trustedProxies(environment['TRUSTED_PROXIES'] ?? ''),
    opinionsEvery: opinionsEvery(environment['OPINIONS_EVERY'] || '600'),
    commandsInFlight: commandsInFlight(environment['COMMANDS_IN_FLIGHT'] || '64'),
    metrics: metricsSettings(environment),
    tracing: tracingSettings(environment, 'henna-service'),
  };
};
