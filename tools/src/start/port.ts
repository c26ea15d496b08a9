import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';

/**
 * A port that can be listened on: the wanted one, or any free one for 0.
 * @param host the address to listen at; all of them when undefined
 * @param advice what to do about a port that can't be had
 * @throws StartError when it is taken or not ours to take
 */
export const usablePort = async (
  wanted: number,
  host?: string,
  advice = `Choose another: PORT=${wanted + 1} npm start`,
): Promise<number> => {
  const probe = createServer();
  try {
    probe.listen(wanted, host);
    await once(probe, 'listening');
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL')
      throw new StartError(`HOST must be an address of this machine, like 0.0.0.0, not "${host}".`, { cause: error });
    const why = code === 'EADDRINUSE' ? 'is taken' : `can't be used (${code})`;
    throw new StartError(`Port ${wanted} ${why}. ${advice}`, { cause: error });
  } finally {
    if (probe.listening) await new Promise((closed) => probe.close(closed));
  }
};

/** Where this machine reaches a service that listens at an address, or at all of them. */
export const originAt = (host: string | undefined, port: number): string => {
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const address = isEverywhere ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};
