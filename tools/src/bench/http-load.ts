import autocannon from 'autocannon';
import { cpuSeconds } from './processes.ts';

const connections = 16;

/**
 * As many requests as fast as they are answered, over kept connections.
 * @throws Error when one of them fails
 */
export const httpLoad = async (url: string, amount: number, headers: Record<string, string>): Promise<void> => {
  const { errors, non2xx } = await autocannon({ url, amount, connections, headers });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of ${amount} requests to ${url} failed`);
};

/** A server process under load. */
export interface Server {
  readonly url: string;
  readonly pid: number;
}

/** CPU time of the server per request, in µs. */
export const cpuPerRequest = async (
  { url, pid }: Server,
  path: string,
  headers: Record<string, string>,
  requests: number,
): Promise<number> => {
  const before = cpuSeconds(pid);
  await httpLoad(`${url}${path}`, requests, headers);
  return ((cpuSeconds(pid) - before) / requests) * 1e6;
};
