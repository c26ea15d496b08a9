import type { SiteResponse } from '@henna/domain';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * Asks the running service whether demo content counts.
 * @param origin where it listens
 * @param host as its public address names it: the service answers to no other
 */
export const demoCounts = async (origin: string, host: string): Promise<boolean> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${origin}/api/site`, { headers: { host } }, resolve).on('error', reject),
  );
  return ((await json(response)) as SiteResponse).demo === true;
};
