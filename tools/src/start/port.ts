import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { UserFacingError } from '../shared/errors.ts';

/**
 * A port that can be listened on: the requested one, or any free one for 0.
 * @param host the address to listen at; all of them when undefined
 * @param advice what to do when the port can't be used
 * @throws UserFacingError when it is in use or may not be used
 */
export const usablePort = async (
  requested: number,
  host?: string,
  advice = `Choose another: PORT=${requested + 1} npm start`,
): Promise<number> => {
  const probe = createServer();
  try {
    probe.listen(requested, host);
    await once(probe, 'listening');
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL')
      throw new UserFacingError(`HOST must be an address of this machine, like 0.0.0.0, not "${host}".`, {
        cause: error,
      });
    const why = code === 'EADDRINUSE' ? 'is taken' : `can't be used (${code})`;
    throw new UserFacingError(`Port ${requested} ${why}. ${advice}`, { cause: error });
  } finally {
    if (probe.listening) await new Promise((closed) => probe.close(closed));
  }
};

/** The origin at which this machine reaches a service that listens at an address, or at all of them. */
export const originAt = (host: string | undefined, port: number): string => {
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const address = isEverywhere ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};
