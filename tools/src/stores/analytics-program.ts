import { randomBytes } from 'node:crypto';
import { programs } from '../processes/programs.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { UserFacingError } from '../shared/errors.ts';
import { usablePort } from '../start/port.ts';

/** Where the analytics program answers. */
export interface AnalyticsAddress {
  readonly url: string;
  readonly secret: string;
}

/** The environment variables that name the analytics program to a service. */
export const analyticsEnvironment = ({ url, secret }: AnalyticsAddress) => ({
  ANALYTICS_URL: url,
  ANALYTICS_SECRET: secret,
});

/** An analytics program that runs elsewhere, as the settings name it. @throws UserFacingError without its secret */
export const outsideAnalytics = (environment: NodeJS.ProcessEnv): AnalyticsAddress | undefined => {
  const { ANALYTICS_URL: url, ANALYTICS_SECRET: secret } = environment;
  if (!url) return undefined;
  if (!secret) throw new UserFacingError('ANALYTICS_SECRET is not set, which ANALYTICS_URL needs.');
  return { url, secret };
};

/** A free address on this machine and a new secret, for a program that is to be started. */
export const newAnalyticsAddress = async (): Promise<AnalyticsAddress> => ({
  url: `http://127.0.0.1:${await usablePort(0, '127.0.0.1')}`,
  secret: randomBytes(32).toString('base64url'),
});

/** The program that answers at an address of this machine. */
export const analyticsProgramAt = (
  { url, secret }: AnalyticsAddress,
  { eventStoreUrl, dataFolder }: { readonly eventStoreUrl: string; readonly dataFolder: string },
) =>
  programs.analytics({
    EVENTSTORE_URL: eventStoreUrl,
    DATA_DIR: dataFolder,
    ANALYTICS_PORT: new URL(url).port,
    ANALYTICS_SECRET: secret,
  });

/**
 * Starts the analytics program, and restarts it whenever it ends, unless one runs elsewhere.
 * @returns where it answers
 */
export const startAnalytics = async (
  supervisor: Pick<Supervisor, 'keepRunning'>,
  stores: { readonly eventStoreUrl: string; readonly dataFolder: string },
): Promise<AnalyticsAddress> => {
  const outside = outsideAnalytics(process.env);
  if (outside) return outside;
  const address = await newAnalyticsAddress();
  supervisor.keepRunning(analyticsProgramAt(address, stores));
  return address;
};
